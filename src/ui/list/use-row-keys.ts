import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

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

/** Whether the focus is on no control: nowhere, or on the page or its heading. */
const isAtRest = () => {
  const at = document.activeElement
  return at === null || at === document.body || at.matches('main, h1, h2')
}

/** The first arrow on a screen focuses the row of the list that Tab would reach; `stop` finds it. */
const useFirstArrow = <Rows extends HTMLElement>(stop: string) => {
  const body = useRef<Rows>(null)
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || event.defaultPrevented || !isAtRest()) return
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('[role=dialog], [role=menu]')) return
      const row = body.current?.querySelector<HTMLElement>(stop)
      // A list further down lets the arrow scroll to it.
      if (!row || row.getBoundingClientRect().top > window.innerHeight) return
      event.preventDefault()
      row.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [stop])
  return body
}

const control = 'a[href], button:not([disabled])'

const findControl = (row: Element | undefined) => row?.querySelector<HTMLElement>(control)

/** Presses the link or button of a row's title, else its menu. */
const pressTitle = (row: Element) => {
  const title = [...row.children].find((cell) => !cell.querySelector('input'))
  const pressed = findControl(title) ?? row.querySelector<HTMLElement>('button[aria-haspopup="menu"]')
  pressed?.click()
}

/** Rows by keyboard: one of them takes the focus, also by the first arrow, arrows go to the others, Space selects, Enter opens. */
export const useRowKeys = ({ ids, onOpen, onToggle }: RowKeys) => {
  const body = useFirstArrow<HTMLTableSectionElement>(':scope > tr[tabindex="0"]')
  const [current, setCurrent] = useState<string | undefined>()
  const stop = current !== undefined && ids.includes(current) ? current : ids[0]
  const getKeys = (id: string) => ({
    tabIndex: id === stop ? 0 : -1,
    onFocus: () => setCurrent(id),
    onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => {
      if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
      const step = moves[event.key]
      const press = onOpen ?? (() => pressTitle(event.currentTarget))
      const action = event.key === 'Enter' ? press : event.key === ' ' ? onToggle : undefined
      if (!step && !action) return
      event.preventDefault()
      action?.(id)
      const rows = event.currentTarget.parentElement?.children
      const next = step && rows?.[step(ids.indexOf(id), ids.length - 1)]
      if (next instanceof HTMLElement) next.focus()
    },
  })
  return { body, getKeys }
}

/** Cards by keyboard: the first arrow focuses the title of the first, arrows go to the others, Space selects. */
export const useCardKeys = (onToggle: ((id: string) => void) | undefined) => {
  const list = useFirstArrow<HTMLUListElement>(`:scope > li :is(${control})`)
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const { target, currentTarget, key } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return
    const cards = [...currentTarget.children]
    const at = cards.findIndex((card) => findControl(card) === target)
    const card = cards[at]
    if (!card) return
    if (key === ' ' && onToggle && card instanceof HTMLElement && card.dataset['row'] && target.matches('a')) {
      event.preventDefault()
      onToggle(card.dataset['row'])
    }
    const next = moves[key] && findControl(cards[moves[key](at, cards.length - 1)])
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return { ref: list, onKeyDown }
}
