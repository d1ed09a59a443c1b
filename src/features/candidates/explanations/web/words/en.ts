import type { FitLabel } from '../../../directory/rules/fit-score.ts'

type Basis = 'certification' | 'current RBT' | 'ratings' | 'person'
type Scored = { basis: Basis; number: number; clinic: string }

const labels: Record<FitLabel, string> = {
  Terminated: 'Terminated',
  Archived: 'Archived',
  'Not Scored': 'Not Scored',
  'Poor Fit': 'Poor Fit',
  'Average Fit': 'Average Fit',
  'Good Fit (With Training)': 'Good Fit (With Training)',
  'Excellent Fit': 'Excellent Fit',
  'RBT Experience': 'RBT Experience',
  'RBT Certified': 'RBT Certified',
}

const becauseOf = ({ basis, number, clinic }: Scored): string => {
  if (basis === 'certification') return 'You gave a certification number. Where there is one, nothing else counts.'
  if (basis === 'current RBT') return 'You work as an RBT now. Where that is so, ratings do not count.'
  if (basis === 'person') return `Somebody at ${clinic} set this score.`
  return number > 0
    ? 'This is the average of the ratings below that are above zero.'
    : 'There is no rating above zero yet, so there is no score.'
}

/** What a candidate's explanation page says, in English. */
export const english = {
  title: 'Your score, explained',
  lead: 'For you alone',
  moment: 'One moment …',
  loading: 'Loading your explanation',
  notLoaded: 'This page could not be loaded. Please try again.',
  retry: 'Retry',
  greeting: (name: string, clinic: string) =>
    `Hi ${name}, this is what ${clinic} received of you, and how your score came about.`,
  labels,
  outOf: (number: number) => `${number} of 100`,
  becauseOf,
  whatWasRead: 'What was read',
  certification: 'Certification number',
  none: 'None',
  noCertificate: 'not taken as a certification number',
  worksAsRbt: 'Works as an RBT',
  yes: 'Yes',
  no: 'Not now',
  ratings: { skills: 'Skills', experience: 'Experience', 'culture fit': 'How you see the work' },
  counts: (number: number) => `counts as ${number}`,
  doesNotCount: 'does not count',
  whatWouldChange: 'What would change it',
  givingNumber: 'A certification number: the score would read “RBT Certified”.',
  workingAsRbt: 'Working as an RBT now: the score would read “RBT Experience”.',
  otherRatings: 'Other ratings. Where one rests on something wrong or missing, tell us below.',
  onlyPerson: (clinic: string) => `Only a person at ${clinic} changes a score that was set by hand. Ask below.`,
  wrongNumber: 'If this number is wrong, or no longer yours, tell us below.',
  readByModel: 'A language model read your resume, too. What it found is shown to people and changes no score.',
  howUsed: 'How scores are used',
  rule: (version: string) => `Rule of the score: version ${version}.`,
  ask: 'Is something wrong?',
  askHint: (clinic: string) => `${clinic} answers within 30 days; you read the answer on this page.`,
  kinds: { correction: 'Correct something', person: 'Let a person look' },
  wish: 'What do you wish for?',
  whatIsWrong: 'What is wrong, and what is right?',
  anythingToAdd: 'Anything you want to add',
  send: 'Send',
  sent: 'Your request has arrived.',
  notSent: 'Your request could not be sent. Please check your connection and try again.',
  asked: 'What you asked',
  askedOn: (day: string) => `Asked on ${day}`,
  dueOn: (day: string) => `An answer is due by ${day}.`,
  answer: 'Answer',
  opensUntil: (day: string) => `This page opens until ${day}. Whoever has the link can read it: keep it to yourself.`,
}
