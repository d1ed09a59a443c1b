/** What an application was for. The place as people say it: 'Austin, TX'. */
export type AppliedFor = { organization: string; position: 'RBT' | 'BCBA'; place: string }

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120)
const aJob = (position: AppliedFor['position']) => (position === 'RBT' ? 'an RBT' : 'a BCBA')

/**
 * The mail that says that an application has arrived. Nothing that the applicant typed stands in it: anybody can type anybody's
 * address into the form.
 */
export const acknowledgementMail = ({ organization, position, place }: AppliedFor) => ({
  subject: `${oneLine(organization)} has your application`,
  text: [
    'Hello,',
    `Thank you for applying as ${aJob(position)} at ${oneLine(organization)} in ${oneLine(place)}. Your application has arrived, and somebody there will look at it.`,
    'If you did not apply, somebody typed your address by mistake: you need not do anything.',
    'Reinforce, for the people who hire there',
  ].join('\n\n'),
})

/** The same as a text, for somebody who gave a number, no address, and consent. */
export const acknowledgementText = ({ organization, position, place }: AppliedFor): string =>
  `${oneLine(organization).slice(0, 60)}: thank you for applying as ${aJob(position)} in ${oneLine(place).slice(0, 40)}. Your application has arrived. Reply STOP to opt out.`
