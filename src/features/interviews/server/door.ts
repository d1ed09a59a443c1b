export { bringInterviews } from './bring-interviews.ts'
export { doubtReminders } from './doubt-reminders.ts'
export { endCalendarFeed } from './end-calendar-feed.ts'
export { overlapsOf, passInterviews } from './pass-interviews.ts'
