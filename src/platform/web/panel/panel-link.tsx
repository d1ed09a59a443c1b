import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PanelPart } from './panel-search.ts'

type PanelLinkProps = {
  id: string
  part?: PanelPart
  className?: string | undefined
  draggable?: boolean
  children: ReactNode
}

/** A person's name that opens their panel over the page it stands on. */
export const PanelLink = ({ id, part, ...rest }: PanelLinkProps) => {
  const search: LinkProps['search'] = (now: object) => ({ ...now, panel: id, part, act: undefined })
  return <Link {...rest} to="." search={search} resetScroll={false} />
}
