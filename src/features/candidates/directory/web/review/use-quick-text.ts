import { type RefObject, useEffect } from 'react'

const looksFor = 3_000

/** A text that is written in place: its field takes the focus as soon as it is there, Enter presses Send (a new line takes Shift), Esc leaves. */
export const useQuickText = (place: RefObject<HTMLElement | null>, onLeave: () => void) => {
  useEffect(() => {
    const at = place.current
    if (!at) return undefined
    const until = performance.now() + looksFor
    let frame = requestAnimationFrame(function look() {
      const field = at.querySelector('textarea')
      if (field) field.focus()
      else if (performance.now() < until) frame = requestAnimationFrame(look)
    })
    const onKey = (event: KeyboardEvent) => {
      if (!(event.target instanceof HTMLTextAreaElement) || event.isComposing) return
      if (event.key === 'Escape') onLeave()
      if (event.key !== 'Enter' || event.shiftKey || window.matchMedia('(pointer: coarse)').matches) return
      event.preventDefault()
      at.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
    }
    at.addEventListener('keydown', onKey)
    return () => {
      cancelAnimationFrame(frame)
      at.removeEventListener('keydown', onKey)
    }
  }, [place, onLeave])
}
