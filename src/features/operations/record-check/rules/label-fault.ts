import { describeEvent } from '../../activity/rules/describe-event.ts'
import type { Fault, LabeledFault } from './faults.ts'

const toInstant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

/** Returns a fault with the words of its event, and its moments as instants. */
export const labelFault = ({ kind, name, at, sealed_at }: Fault): LabeledFault => ({
  kind,
  label: name === null ? null : describeEvent(name),
  at: toInstant(at),
  recordedAt: toInstant(sealed_at),
})
