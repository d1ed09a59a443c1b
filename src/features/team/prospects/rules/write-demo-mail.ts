type DemoRequest = { name: string; clinic: string; contact: string; reach: string; message: string; link: string }

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120)

/** Returns the email about a demo request: the person, how to reach them, their message, and a link to it. */
export const writeDemoMail = ({ name, clinic, contact, reach, message, link }: DemoRequest) => ({
  subject: `${oneLine(clinic)} requested a demo`,
  text: [
    name.trim() ? `Hello ${oneLine(name)},` : 'Hello,',
    // Before anything that a stranger typed: the first link is ours.
    `Someone requested a demo. See the Prospect Pipeline: ${link}`,
    `${oneLine(contact)} of ${oneLine(clinic)} can be reached at ${oneLine(reach)}`,
    ...(message.trim() ? [message.trim()] : []),
    'Reinforce',
  ].join('\n\n'),
})
