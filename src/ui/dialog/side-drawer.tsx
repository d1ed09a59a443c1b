import { lazyComponent } from '../lazy.tsx'
import type { SideDrawerProps } from './drawer-frame.tsx'
import { useKeepMounted } from './use-keep-mounted.ts'
import { useLoadAhead } from './use-load-ahead.ts'

const Frame = lazyComponent(async () => (await import('./drawer-frame.tsx')).DrawerFrame)

/** Loads what every drawer is drawn with. */
export const bringDrawers = Frame.bring

/**
 * A panel at the right, 520 px wide, that is nothing until it is opened first and then stays mounted so that focus returns to what
 * opened it. What it is drawn with comes with the first sign of someone.
 */
export const SideDrawer = (props: SideDrawerProps) => {
  useLoadAhead(bringDrawers)
  return useKeepMounted(props.opened) ? <Frame {...props} /> : null
}
