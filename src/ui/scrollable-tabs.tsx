import { Tabs } from '@mantine/core'
import { type ComponentProps, useEffect, useRef } from 'react'
import css from './tab-line.module.css'

/** The tabs of a page in one line: where they have no room it scrolls sideways, fades at its edges, and keeps the chosen one in sight. */
export const ScrollableTabs = ({ children, ...props }: Omit<ComponentProps<typeof Tabs.List>, 'ref' | 'className'>) => {
  const line = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLElement>(null)
  useEffect(() => {
    const chosen = line.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
    if (!line.current || !chosen || chosen === last.current) return
    last.current = chosen
    const { offsetLeft, offsetWidth } = chosen
    // The line alone: scrolling into view would move the page, too.
    line.current.scrollLeft = offsetLeft - (line.current.clientWidth - offsetWidth) / 2
  })
  return (
    <Tabs.List ref={line} className={css.line} {...props}>
      {children}
    </Tabs.List>
  )
}
