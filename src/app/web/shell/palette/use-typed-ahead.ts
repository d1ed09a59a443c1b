import { useEffect } from 'react'

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.getAttribute('role') === 'combobox'

/** Keeps what is typed from the first key, also while the code of the palette is on its way and its field has no focus yet. */
export const useTypedAhead = (isOpen: boolean, onType: (next: (typed: string) => string) => void) => {
  useEffect(() => {
    if (!isOpen) return undefined
    const onKey = (event: KeyboardEvent) => {
      const { key } = event
      if (isField(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (key !== 'Backspace' && key !== 'Enter' && key.length !== 1) return
      const isOnButton = event.target instanceof HTMLElement && event.target.closest('[role=dialog] button') !== null
      if (isOnButton && (key === 'Enter' || key === ' ')) return
      // No key of the screen below hears it.
      event.preventDefault()
      event.stopPropagation()
      if (key === 'Backspace') onType((typed) => typed.slice(0, -1))
      else if (key !== 'Enter') onType((typed) => typed + key)
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [isOpen, onType])
}
