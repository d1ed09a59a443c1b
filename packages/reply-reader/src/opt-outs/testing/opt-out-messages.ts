import type { OptOutReading } from '../opt-out.ts'
import tables from './opt-out-texts.json' with { type: 'json' }

export type LabeledMessage = { text: string; label: OptOutReading; heldOut: boolean }

/** Which texts of a table the rule was never tuned on. */
const isHeldOut: Record<string, (at: number) => boolean> = {
  'every fourth': (at) => at % 4 === 3,
  all: () => true,
  none: () => false,
}
const labels = new Set<string>(['stop', 'start', 'help', 'unsure', 'none'] satisfies OptOutReading[])
const isLabel = (label: string): label is OptOutReading => labels.has(label)

/** Labelled inbound texts, some of them held out. */
export const optOutMessages: LabeledMessage[] = tables.flatMap(({ heldOut, label, texts }) => {
  const held = isHeldOut[heldOut]
  if (!held || !isLabel(label)) throw new Error(`A table without a label: ${heldOut}, ${label}`)
  return texts.map((text, at) => ({ text, label, heldOut: held(at) }))
})
