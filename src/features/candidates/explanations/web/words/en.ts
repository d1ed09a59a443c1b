import type { FitLabel } from '../../../directory/rules/compute-fit-score.ts'

type Basis = 'certification' | 'current RBT' | 'ratings' | 'person'
type ScoreBasis = { basis: Basis; number: number; clinic: string }

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

const explainBasis = ({ basis, number, clinic }: ScoreBasis): string => {
  if (basis === 'certification') return 'You gave a certification number, so ratings do not count.'
  if (basis === 'current RBT') return 'You work as an RBT now, so ratings do not count.'
  if (basis === 'person') return `Someone at ${clinic} set this score.`
  return number > 0
    ? 'This is the average of the ratings below that are above zero.'
    : 'There is no rating above zero yet, so there is no score.'
}

/** Texts of a candidate's explanation page, in English. */
export const english = {
  title: 'Your score, explained',
  lead: 'For you only',
  moment: 'One moment…',
  loading: 'Loading your explanation',
  notLoaded: 'We could not load this page. Try again.',
  retry: 'Retry',
  greeting: (name: string, clinic: string) =>
    `Hi ${name}, this is what ${clinic} received from you and how your score was calculated.`,
  labels,
  formatOutOfHundred: (number: number) => `${number} of 100`,
  explainBasis,
  have: 'What you have',
  haveNothing: 'We found none of the things that the score counts.',
  showQuotes: 'Show Quotes',
  hideQuotes: 'Hide Quotes',
  add: 'What you can add',
  addThese: 'We found nothing in your resume about these. If you have any of them, tell us below:',
  criteria: {
    Certification: 'Certification',
    'Teaching methods': 'Teaching methods, such as discrete trials or task analysis',
    'Data and notes': 'Data collection and session notes',
    'Behavior reduction': 'Reducing challenging behavior',
    'Safety and privacy': 'Safety training (CPR, crisis) and privacy',
    'Months in ABA': 'Work in ABA, with dates',
    'Months in related work': 'Related work, with dates: schools, care, or children',
    'Training for the certification': 'Training for the certification (40 hours)',
    Settings: 'Places of work: homes, clinics, or schools',
    Assessments: 'Assessments',
    'Plans and programs': 'Behavior plans and programs',
    'Supervision and training': 'Supervision and training of others',
    'Case work': 'Case work',
    'Cases and supervision': 'Number of cases and people supervised',
    'Working together': 'Working together',
    Families: 'Work with families',
    'Growing others': 'Helping others grow',
    Evidence: 'Decisions based on data',
    Compassion: 'Compassion',
    'Many cultures': 'Work with many cultures and languages',
    'Safety and ethics': 'Safety and ethics',
  },
  whatWasRead: 'How it was counted',
  certification: 'Certification number',
  none: 'None',
  noCertificate: 'not taken as a certification number',
  worksAsRbt: 'Works as an RBT',
  yes: 'Yes',
  no: 'Not now',
  ratings: { skills: 'Skills', experience: 'Experience', 'culture fit': 'How you see the work' },
  counts: (number: number) => `counts as ${number}`,
  doesNotCount: 'does not count',
  givingNumber: 'A certification number: the score would read “RBT Certified”.',
  workingAsRbt: 'Working as an RBT now: the score would read “RBT Experience”.',
  otherRatings: 'Other ratings. If one is based on something wrong or missing, tell us below.',
  onlyPerson: (clinic: string) =>
    `A person at ${clinic} set this score, so only a person there can change it. Ask below.`,
  wrongNumber: 'If this number is wrong or no longer yours, tell us below.',
  readByModel: 'An AI model read your resume, too. People see what it found. It changes no score.',
  howUsed: 'How scores are used',
  rule: (version: string) => `Scoring rules: version ${version}.`,
  ask: 'Is something wrong?',
  askHint: (clinic: string) => `${clinic} answers within 30 days, on this page.`,
  kinds: { correction: 'Correct something', person: 'Ask for a human review' },
  wish: 'What would you like us to do?',
  whatIsWrong: 'What is wrong, and what is right?',
  anythingToAdd: 'Anything you want to add',
  send: 'Send',
  sent: 'Your request has arrived.',
  notSent: 'We could not send your request. Check your connection and try again.',
  asked: 'What you asked',
  askedOn: (day: string) => `Asked on ${day}`,
  dueOn: (day: string) => `An answer is due by ${day}.`,
  answer: 'Answer',
  opensUntil: (day: string) => `This page works until ${day}. Anyone with the link can read it, so do not share it.`,
}
