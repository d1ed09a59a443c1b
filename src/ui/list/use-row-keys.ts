import { type KeyboardEvent, useState } from 'react'

type RowKeys = {
  ids: readonly string[]
  onOpen?: ((id: string) => void) | undefined
  onToggle?: ((id: string) => void) | undefined
}

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Rows by keyboard: one of them takes the focus, arrows go to the others, Space selects, Enter opens. */
export const useRowKeys = ({ ids, onOpen, onToggle }: RowKeys) => {
  const [current, setCurrent] = useState<string | undefined>()
  const stop = current !== undefined && ids.includes(current) ? current : ids[0]
  return (id: string) => ({
    tabIndex: id === stop ? 0 : -1,
    onFocus: () => setCurrent(id),
    onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => {
      if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
      const step = moves[event.key]
      const action = event.key === 'Enter' ? onOpen : event.key === ' ' ? onToggle : undefined
      if (!step && !action) return
      event.preventDefault()
      action?.(id)
      const rows = event.currentTarget.parentElement?.children
      const next = step && rows?.[step(ids.indexOf(id), ids.length - 1)]
      if (next instanceof HTMLElement) next.focus()
    },
  })
}
