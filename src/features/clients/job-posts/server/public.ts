export { bringPosts } from './bring-posts.ts'
export { countPostStates } from './count-post-states.ts'
export { type JobBrand, loadJobBrand } from './load-job-brand.ts'
export { loadOpenPost, type OpenPost } from './load-open-post.ts'
