import { Tooltip } from '@mantine/core'
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useState } from 'react'

const openDelay = 150
const hinted = ({ target }: { target: EventTarget }) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null

/**
 * The one tooltip of everything inside that carries `data-hint`: a table of a hundred buttons costs no more than one of them.
 * Shown to a resting pointer and to keyboard focus, as the others are.
 */
export const Hints = ({ children }: { children: ReactNode }) => {
  const [near, setNear] = useState<HTMLElement | null>(null)
  const [shown, setShown] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!near) return undefined
    const timer = setTimeout(() => setShown(near), openDelay)
    return () => clearTimeout(timer)
  }, [near])
  const leave = () => setNear(null)
  const over = (event: PointerEvent) => event.pointerType !== 'touch' && setNear(hinted(event))
  const focused = (event: FocusEvent) => event.target.matches(':focus-visible') && setNear(hinted(event))
  return (
    <div onPointerOver={over} onPointerLeave={leave} onPointerDown={leave} onFocus={focused} onBlur={leave}>
      {children}
      {shown ? (
        <Tooltip target={shown} label={shown.dataset['hint']} opened={near === shown} multiline maw={380} />
      ) : null}
    </div>
  )
}
