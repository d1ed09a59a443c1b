export { SequenceStrip } from './strip/late-strip.tsx'
export { useSequenceFirst } from './strip/use-sequence-first.ts'
