import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'
import { lazyComponent } from '../../../ui/lazy.tsx'

export { SequenceStrip } from './strip/late-strip.tsx'
export { useAwaitsReading } from './strip/use-awaits-reading.ts'
export { useSequenceFirst } from './strip/use-sequence-first.ts'
/** What becomes of the interviews of somebody who is away. */
export const AwayDialog = lazyDialog(async () => (await import('./away/away-dialog.tsx')).AwayDialog)

/** The switch of the settings page; its code comes with it. */
export const ReplyModelSwitch = lazyComponent(
  async () => (await import('./model/reply-model-switch.tsx')).ReplyModelSwitch,
)
