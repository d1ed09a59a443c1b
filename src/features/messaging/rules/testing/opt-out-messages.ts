import type { Asked } from '../opt-out.ts'
import { noneMore } from './opt-out-none.ts'
import { help, noneFirst, start } from './opt-out-other.ts'
import { stopEnglish } from './opt-out-stop.ts'
import { stopSpanish, unsure } from './opt-out-stop-spanish.ts'

export type Labelled = { text: string; label: Asked; heldOut: boolean }

const lines = (text: string, label: Asked): Labelled[] =>
  text.split('\n').map((line, at) => ({ text: line, label, heldOut: at % 4 === 3 }))

/** Labelled inbound texts. Every fourth is held out: the rule was never tuned on it. */
export const optOutMessages: Labelled[] = [
  ...lines(stopEnglish, 'stop'),
  ...lines(stopSpanish, 'stop'),
  ...lines(unsure, 'unsure'),
  ...lines(`${noneFirst}\n${noneMore}`, 'none'),
  ...lines(start, 'start'),
  ...lines(help, 'help'),
]
