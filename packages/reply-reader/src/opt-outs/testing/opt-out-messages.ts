import type { OptOutReading } from '../opt-out.ts'
import { noneApart, stopApart } from './opt-out-apart.ts'
import { noneFresh, stopFresh, unsureFresh } from './opt-out-fresh.ts'
import { noneHeard, stopHeard, unsureHeard } from './opt-out-heard.ts'
import { noneAlike, stopMore, unsureMore } from './opt-out-more.ts'
import { noneMore } from './opt-out-none.ts'
import { help, noneFirst, start } from './opt-out-other.ts'
import { stopEnglish } from './opt-out-stop.ts'
import { stopSpanish, unsure } from './opt-out-stop-spanish.ts'
import { noneUnseen, stopUnseen, unsureUnseen } from './opt-out-unseen.ts'
import { noneWalked, stopWalked } from './opt-out-walked.ts'

export type Labelled = { text: string; label: OptOutReading; heldOut: boolean }

const lines = (text: string, label: OptOutReading): Labelled[] =>
  text.split('\n').map((line, at) => ({ text: line, label, heldOut: at % 4 === 3 }))

const fresh = (text: string, label: OptOutReading): Labelled[] =>
  lines(text, label).map((each) => ({ ...each, heldOut: true }))

const known = (text: string, label: OptOutReading): Labelled[] =>
  lines(text, label).map((each) => ({ ...each, heldOut: false }))

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
  ...known(stopHeard, 'stop'),
  ...known(unsureHeard, 'unsure'),
  ...known(noneHeard, 'none'),
  ...fresh(stopApart, 'stop'),
  ...fresh(noneApart, 'none'),
  ...known(stopWalked, 'stop'),
  ...known(noneWalked, 'none'),
  ...known(stopUnseen, 'stop'),
  ...known(unsureUnseen, 'unsure'),
  ...known(noneUnseen, 'none'),
]
