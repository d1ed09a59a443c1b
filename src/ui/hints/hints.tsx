import { type FloatingPosition, Tooltip } from '@mantine/core'
import {
  createContext,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react'
import css from './hinted.module.css'

const openDelay = 150
const hinted = ({ target }: { target: EventTarget }) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null

const InHints = createContext(false)
const sides: readonly FloatingPosition[] = ['top', 'right', 'bottom', 'left']

const Told = ({ children }: { children: ReactNode }) => {
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
    <div
      className={css.around}
      onPointerOver={over}
      onPointerLeave={leave}
      onPointerDown={leave}
      onFocus={focused}
      onBlur={leave}
    >
      <InHints value>{children}</InHints>
      {shown ? (
        <Tooltip
          target={shown}
          label={shown.dataset['hint']}
          position={sides.find((side) => side === shown.dataset['side']) ?? 'top'}
          // An open menu says more than the hint of its button.
          opened={near === shown && shown.ariaExpanded !== 'true'}
          multiline
          maw={380}
        />
      ) : null}
    </div>
  )
}

/**
 * The one tooltip of everything inside that carries `data-hint`, at its `data-side`: a table of a hundred buttons costs no more than
 * one of them, and a closed sidebar nothing. Shown to a resting pointer and to keyboard focus, as the others are. Inside another one
 * that one serves.
 */
export const Hints = ({ children }: { children: ReactNode }) =>
  useContext(InHints) ? children : <Told>{children}</Told>
