import { pluralize } from '../../../../../../rules/words/count.ts'

type GreetingInput = { candidate: string; kind: string; minutes: number; interviewer: string | null }

/** Texts of a booking link's pages, in English. */
export const english = {
  title: 'Choose a time',
  forInterview: 'For your interview',
  notLoaded: 'We could not load this page. Try again.',
  retry: 'Retry',
  moment: 'One moment…',
  loading: 'Loading the free times',
  loadingForm: 'Loading',
  greeting: ({ candidate, kind, minutes, interviewer }: GreetingInput) =>
    `Hi ${candidate}, choose a time for your ${kind} of ${minutes} minutes${interviewer ? ` with ${interviewer}` : ''}.`,
  planned: (kind: string, span: string) =>
    `Your ${kind} is planned for ${span}. It stays there until you choose another time.`,
  chooseAnother: 'Choose another time',
  cancelThis: 'Cancel this interview?',
  chooseForInterview: 'Choose a time for your interview',
  keepTime: 'Keep This Time',
  failed: 'We could not save this. Check your connection and try again.',
  book: (moment: string) => `Book ${moment}`,
  moveTo: (moment: string) => `Move to ${moment}`,
  chooseTime: 'Choose a Time',
  inZone: (zone: string) => `Times are in ${zone}.`,
  fitting: 'When you said you can',
  others: 'Other times',
  fits: 'Fits you',
  noneFree: 'No times are free in the next two weeks. Reply to the text that brought you here.',
  days: 'Days',
  times: (count: number) => pluralize(count, 'time'),
  seeYou: 'See you then!',
  yourInterview: (kind: string, clinic: string) => `Your ${kind} with ${clinic}`,
  wasMoved: 'Your interview was moved. ',
  addToCalendar: 'Add to My Calendar',
  oldTime: 'Is the old time in your calendar? Add it again to replace it.',
  anotherTime: 'Choose Another Time',
  cancelInterview: 'Cancel Interview',
  keepInterview: 'Keep Interview',
  untilItBegins: 'You can move or cancel it with this link until it starts. ',
  mayClose: 'You can close this page now.',
  cancelled: 'This interview was canceled',
  wasPlanned: (span: string, clinic: string) => `It was planned for ${span}. Ask ${clinic} for a new one.`,
  willSee: (span: string, clinic: string) =>
    `${span}. ${clinic} will see that you canceled. You cannot undo this here.`,
  reason: 'Reason',
  reasonHint: 'Optional. The clinic sees it.',
  weCall: 'We will call you.',
  theLink: 'The link: ',
  linkLater: 'We will send you the link.',
}
