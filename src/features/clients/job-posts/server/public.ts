export { bringPosts } from './bring-posts.ts'
export { countPostStates } from './count-post-states.ts'
