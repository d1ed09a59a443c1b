export { trackedJobPosts } from '../contract.ts'
export { JobPostList } from './job-post-list.tsx'
export { PostStateBadge } from './post-state.tsx'
export { type TrackerSearch, trackerSearch } from './tracker-search.ts'
