export { bringPosts } from './bring-posts.ts'
export { postStates } from './post-states.ts'
