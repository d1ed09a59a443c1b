import { useEffect, useRef } from 'react'

const reachable = 'input:not([type=hidden]):not([tabindex="-1"]), textarea, select, button'

/** After a refusal the first field that it names (by `data-field`) is in sight and has the focus; where it names none, what it says is in sight. */
export const useFocusFirstError = (refusal: unknown, fields: Record<string, string>) => {
  const form = useRef<HTMLFormElement>(null)
  const told = useRef<unknown>(null)
  useEffect(() => {
    if (told.current === refusal) return
    told.current = refusal
    if (!refusal || !form.current) return
    const named = [...form.current.querySelectorAll<HTMLElement>('[data-field]')]
    const wrong = named.find(({ dataset }) => dataset['field'] !== undefined && fields[dataset['field']])
    const seen = wrong ?? form.current.querySelector('[role=alert]')
    seen?.scrollIntoView({ block: 'center' })
    wrong?.querySelector<HTMLElement>(reachable)?.focus({ preventScroll: true })
  }, [refusal, fields])
  return form
}
