export { bringInterviews } from './bring-interviews.ts'
export { endCalendarFeed } from './end-calendar-feed.ts'
export { overlapsOf, passInterviews } from './pass-interviews.ts'
