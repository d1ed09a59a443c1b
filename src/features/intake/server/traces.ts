import { nothing, type Trace } from '../../../platform/server/traces.ts'

/** What became of each application is kept by ids alone. */
export const intakeTraces: readonly Trace[] = [
  ...nothing('a program’s own keys, and ids of candidates', { intakes: ['key', 'body_hash', 'outcomes'] }),
]
