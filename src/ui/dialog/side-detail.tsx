import type { ReactNode } from 'react'
import { SideDrawer } from './side-drawer.tsx'
import { SidePane } from './side-pane.tsx'

type SideDetailProps = {
  opened: boolean
  /** The list gives it room. */
  isBeside: boolean
  onClose: () => void
  title: string
  /** Next to the title of a pane. */
  actions?: ReactNode
  children: ReactNode
}

/** The detail of a row: a pane next to its list, or a drawer over it where there is no room. */
export const SideDetail = ({ opened, isBeside, actions, ...rest }: SideDetailProps) => (
  <>
    {opened && isBeside ? <SidePane actions={actions} {...rest} /> : null}
    <SideDrawer opened={opened && !isBeside} {...rest} />
  </>
)
