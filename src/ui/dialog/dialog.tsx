import { lazyComponent } from '../lazy.tsx'
import type { DialogProps } from './dialog-frame.tsx'
import { useKeepMounted } from './use-keep-mounted.ts'
import { useLoadAhead } from './use-load-ahead.ts'

const Frame = lazyComponent(async () => (await import('./dialog-frame.tsx')).DialogFrame)

/** Loads what every dialog is drawn with. */
export const bringDialogs = Frame.bring

/**
 * A dialog that is nothing until it is opened first and then stays mounted, so that focus returns to what opened it; its body may be
 * loaded late. What it is drawn with comes with the first sign of someone.
 */
export const Dialog = (props: DialogProps) => {
  useLoadAhead(bringDialogs)
  return useKeepMounted(props.opened) ? <Frame {...props} /> : null
}
