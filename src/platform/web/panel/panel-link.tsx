import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PanelAct, PanelPart } from './panel-search.ts'

type PanelLinkProps = {
  id: string
  part?: PanelPart
  /** The dialog that opens above the panel at once. */
  act?: PanelAct
  className?: string | undefined
  draggable?: boolean
  children: ReactNode
}

/** A person's name that opens their panel over the current page. */
export const PanelLink = ({ id, part, act, ...rest }: PanelLinkProps) => {
  const search: LinkProps['search'] = (now: object) => ({ ...now, panel: id, part, act })
  return <Link {...rest} to="." search={search} resetScroll={false} />
}
