import { useSyncExternalStore } from 'react'

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const
const listeners = new Set<() => void>()
let isHere = false

const whenIdle = (work: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 200)
}

const arrive = () => {
  isHere = true
  for (const listener of listeners) listener()
}

const notice = () => {
  for (const sign of signs) window.removeEventListener(sign, notice)
  if (document.readyState === 'complete') whenIdle(arrive)
  else window.addEventListener('load', () => whenIdle(arrive), { once: true })
}

for (const sign of signs) window.addEventListener(sign, notice, { passive: true })

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Returns true once someone has moved, pressed or scrolled, and the page is at rest: code for the next dialogs can load
 * now.
 */
export const useHasInteracted = () => useSyncExternalStore(subscribe, () => isHere)
