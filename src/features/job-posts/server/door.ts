export { postStates } from './post-states.ts'
