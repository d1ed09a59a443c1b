export { bringPosts } from './bring-posts.ts'
export { countPostStates } from './count-post-states.ts'
export { loadOpenPost, type OpenPost } from './load-open-post.ts'
