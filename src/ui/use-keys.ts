import { useEffect, useRef } from 'react'

/** A choice among buttons has the focus once it was made, and takes no letters. */
const typedIn = 'input:not([type=radio]), textarea, select, [role=combobox], [role=menu]'
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(typedIn) !== null)

/** How many dialogs were open when a key went down: the one that it closes may be gone before the keys below hear of it. */
let openAtFirst = 0
const opened = () => document.querySelectorAll('[role=dialog], [role=menu]').length
window.addEventListener('keydown', () => (openAtFirst = opened()), { capture: true })

type KeysOptions = {
  /** How many dialogs may be open: 1 for the keys of a drawer while it is. */
  dialogs?: 0 | 1
}

/**
 * Single keys for the screen below, by `event.key` in lower case. They rest while someone types, while a dialog (or one
 * more than the drawer they are of) is open and while a modifier is held.
 */
export const useKeys = (
  keys: Readonly<Record<string, (() => void) | undefined>>,
  { dialogs = 0 }: KeysOptions = {},
) => {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (Math.max(openAtFirst, opened()) > dialogs) return
      const action = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [dialogs])
}
