import { type PointerEvent as ReactPointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'

type Card = { id: string; name: string; from: string }
type Dragged = Card & { width: number; height: number }
type Drop = (card: Card, to: string | null) => void

const startsAfter = 6
const edge = 60
const scrollStep = 14

const columnAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest('[data-column]')?.getAttribute('data-column') ?? null

/** Picks a card up by mouse or pen once it moved a little; a finger scrolls, and uses the card's menu instead. */
export const useCardDrag = (board: RefObject<HTMLElement | null>, onDrop: Drop) => {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const stop = useRef<() => void>(() => undefined)
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  useEffect(() => () => stop.current(), [])

  const start = useCallback(
    (event: ReactPointerEvent<HTMLElement>, card: Card) => {
      const isOnControl = event.target instanceof Element && event.target.closest('a, button, [role=menu]') !== null
      if (event.pointerType === 'touch' || event.button !== 0 || isOnControl) return
      const box = event.currentTarget.getBoundingClientRect()
      const grip = { x: event.clientX - box.left, y: event.clientY - box.top }
      const begin = { x: event.clientX, y: event.clientY }
      let at = begin
      let frame = 0
      let isMoving = false
      const paint = () => {
        if (ghost.current) ghost.current.style.transform = `translate(${at.x - grip.x}px, ${at.y - grip.y}px)`
        const area = board.current?.getBoundingClientRect()
        if (area && at.x < area.left + edge) board.current?.scrollBy(-scrollStep, 0)
        if (area && at.x > area.right - edge) board.current?.scrollBy(scrollStep, 0)
        setOver(columnAt(at.x, at.y))
        frame = requestAnimationFrame(paint)
      }
      const move = (now: PointerEvent) => {
        at = { x: now.clientX, y: now.clientY }
        if (isMoving || Math.hypot(at.x - begin.x, at.y - begin.y) < startsAfter) return
        isMoving = true
        window.getSelection()?.removeAllRanges()
        document.body.style.userSelect = 'none'
        setDragged({ ...card, width: box.width, height: box.height })
        frame = requestAnimationFrame(paint)
      }
      const end = (to: string | null) => {
        stop.current()
        if (isMoving) drop.current(card, to)
      }
      const up = (now: PointerEvent) => end(columnAt(now.clientX, now.clientY))
      const cancel = () => end(null)
      const key = (now: KeyboardEvent) => now.key === 'Escape' && cancel()
      stop.current = () => {
        cancelAnimationFrame(frame)
        document.body.style.userSelect = ''
        window.removeEventListener('pointermove', move)
        window.removeEventListener('pointerup', up)
        window.removeEventListener('pointercancel', cancel)
        window.removeEventListener('keydown', key)
        setDragged(null)
        setOver(null)
      }
      window.addEventListener('pointermove', move)
      window.addEventListener('pointerup', up)
      window.addEventListener('pointercancel', cancel)
      window.addEventListener('keydown', key)
    },
    [board],
  )
  return { dragged, over, ghost, start }
}
