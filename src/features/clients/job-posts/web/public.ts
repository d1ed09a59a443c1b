export { JobPostList } from './job-post-list.tsx'
export { type TrackerSearch, trackerSearch } from './tracker-search.ts'
