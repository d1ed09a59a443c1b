import type { Asked } from '../opt-out.ts'
import { noneFresh, stopFresh, unsureFresh } from './opt-out-fresh.ts'
import { noneHeard, stopHeard, unsureHeard } from './opt-out-heard.ts'
import { noneAlike, stopMore, unsureMore } from './opt-out-more.ts'
import { noneMore } from './opt-out-none.ts'
import { help, noneFirst, start } from './opt-out-other.ts'
import { stopEnglish } from './opt-out-stop.ts'
import { stopSpanish, unsure } from './opt-out-stop-spanish.ts'
import { noneUnseen, stopUnseen, unsureUnseen } from './opt-out-unseen.ts'

export type Labelled = { text: string; label: Asked; heldOut: boolean }

const lines = (text: string, label: Asked): Labelled[] =>
  text.split('\n').map((line, at) => ({ text: line, label, heldOut: at % 4 === 3 }))

const fresh = (text: string, label: Asked): Labelled[] => lines(text, label).map((each) => ({ ...each, heldOut: true }))

/** Labelled inbound texts. Every fourth and all fresh ones are held out: the rule was never tuned on them. */
export const optOutMessages: Labelled[] = [
  ...lines(stopEnglish, 'stop'),
  ...lines(stopSpanish, 'stop'),
  ...lines(unsure, 'unsure'),
  ...lines(`${noneFirst}\n${noneMore}`, 'none'),
  ...lines(start, 'start'),
  ...lines(help, 'help'),
  ...lines(stopMore, 'stop'),
  ...lines(unsureMore, 'unsure'),
  ...lines(noneAlike, 'none'),
  ...fresh(stopFresh, 'stop'),
  ...fresh(unsureFresh, 'unsure'),
  ...fresh(noneFresh, 'none'),
  ...lines(stopHeard, 'stop'),
  ...lines(unsureHeard, 'unsure'),
  ...lines(noneHeard, 'none'),
  ...fresh(stopUnseen, 'stop'),
  ...fresh(unsureUnseen, 'unsure'),
  ...fresh(noneUnseen, 'none'),
]
