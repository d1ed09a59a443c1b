import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react'

const step = 15
/** A hand that trembles drags nothing. */
const fewestPixels = 6

type DragState = { id: string; x: number; y: number }
type DragToMoveInput = {
  /** How many columns there are, the first minute shown and the height of an hour in pixels. */
  days: number
  from: number
  hourHeight: number
  /** Dropped on a column (from 0) at so many minutes after midnight, in quarters of an hour. */
  onDrop: (id: string, day: number, minutes: number) => void
}

const stop = (event: Event) => event.stopPropagation()

/** Drags a card of the week by mouse or pen to another hour or day; a press without a way stays a press. Escape lets go. */
export const useDragToMove = ({ days, from, hourHeight, onDrop }: DragToMoveInput) => {
  const grid = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<DragState | null>(null)
  const onPointerDown = (id: string, was: number, start: number) => (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0 || event.pointerType === 'touch') return
    const { clientX, clientY, currentTarget } = event
    const columns = grid.current?.getBoundingClientRect()
    if (!columns) return
    let isDragging = false
    const leave = () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('keydown', onKey)
      setDragged(null)
    }
    const move = (to: PointerEvent) => {
      const [x, y] = [to.clientX - clientX, to.clientY - clientY]
      isDragging ||= Math.hypot(x, y) > fewestPixels
      if (isDragging) setDragged({ id, x, y })
    }
    const drop = (to: PointerEvent) => {
      leave()
      if (!isDragging) return
      // The click that ends a drag opens nothing.
      currentTarget.addEventListener('click', stop, { capture: true })
      setTimeout(() => currentTarget.removeEventListener('click', stop, { capture: true }))
      const width = columns.width / days
      const shift = width > 0 ? Math.round((to.clientX - clientX) / width) : 0
      const moved = start + ((to.clientY - clientY) / hourHeight) * 60
      const minutes = Math.min(24 * 60 - step, Math.max(from, Math.round(moved / step) * step))
      const day = Math.min(days - 1, Math.max(0, was + shift))
      if (day !== was || minutes !== start) onDrop(id, day, minutes)
    }
    const onKey = (key: KeyboardEvent) => {
      if (key.key === 'Escape') leave()
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', drop)
    window.addEventListener('keydown', onKey)
  }
  return { grid, dragged, onPointerDown }
}
