import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

/** Opens or closes the sheet of keyboard shortcuts, from any screen. */
export const setShortcutsOpen = (open: boolean) => {
  isOpen = open
  for (const tell of listeners) tell()
}

/** Whether the sheet of keyboard shortcuts is open. */
export const useShortcutsOpen = (): boolean =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => isOpen,
  )
