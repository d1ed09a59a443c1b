export { endCalendarFeed } from './end-calendar-feed.ts'
