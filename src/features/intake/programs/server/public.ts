export { countUnrouted } from './unrouted/count-unrouted.ts'
