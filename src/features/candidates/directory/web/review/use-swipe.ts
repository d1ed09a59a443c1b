import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react'

/** Pixels to a side from which a swipe counts. */
const counts = 110
const begins = 12

type SwipeInput = { onLeft: (() => void) | undefined; onRight: (() => void) | undefined }

/** Drags a card aside by touch: `x` is how far it is, in pixels; let go beyond `counts` it does what that side means, before it nothing. */
export const useSwipe = ({ onLeft, onRight }: SwipeInput) => {
  const from = useRef<{ x: number; y: number; isAside: boolean } | null>(null)
  const [x, setX] = useState(0)
  const end = () => {
    from.current = null
    setX(0)
  }
  return {
    x,
    side: x <= -counts ? ('left' as const) : x >= counts ? ('right' as const) : null,
    handlers: {
      onPointerDown: (event: ReactPointerEvent) => {
        if (event.pointerType === 'touch') from.current = { x: event.clientX, y: event.clientY, isAside: false }
      },
      onPointerMove: (event: ReactPointerEvent) => {
        const start = from.current
        if (!start) return
        const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
        start.isAside ||= Math.abs(dx) > begins && Math.abs(dx) > 1.5 * Math.abs(dy)
        if (start.isAside) setX((dx < 0 && !onLeft) || (dx > 0 && !onRight) ? 0 : dx)
      },
      onPointerUp: () => {
        const act = x <= -counts ? onLeft : x >= counts ? onRight : undefined
        end()
        act?.()
      },
      onPointerCancel: end,
    },
  }
}
