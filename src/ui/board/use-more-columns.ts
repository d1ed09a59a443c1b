import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'

type More = { left: number; right: number }
const none: More = { left: 0, right: 0 }

/** A column with less than this share in view counts as outside. */
const seenShare = 0.6

const measure = (board: HTMLElement): More => {
  const view = board.getBoundingClientRect()
  let [left, right] = [0, 0]
  for (const column of board.querySelectorAll('[data-column]')) {
    const { left: from, right: to, width } = column.getBoundingClientRect()
    if (width === 0) continue
    if ((to - view.left) / width < seenShare) left += 1
    else if ((view.right - from) / width < seenShare) right += 1
  }
  return { left, right }
}

/** How many columns lie outside the view at each side; `show` brings the next ones in, without motion for who wants none. */
export const useMoreColumns = (ref: RefObject<HTMLElement | null>, columns: number) => {
  const [more, setMore] = useState(none)
  const look = useCallback(() => {
    if (!ref.current) return
    const next = measure(ref.current)
    setMore((now) => (now.left === next.left && now.right === next.right ? now : next))
  }, [ref])
  useLayoutEffect(look, [look, columns])
  useEffect(() => {
    const board = ref.current
    if (!board) return undefined
    board.addEventListener('scroll', look, { passive: true })
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look)
    sizes?.observe(board)
    return () => {
      board.removeEventListener('scroll', look)
      sizes?.disconnect()
    }
  }, [ref, look])
  const show = (side: keyof More) => {
    const board = ref.current
    if (!board) return
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const [column] = board.querySelectorAll('[data-column]')
    const step = Math.max(column?.getBoundingClientRect().width ?? 0, board.clientWidth * 0.8)
    board.scrollBy({ left: side === 'right' ? step : -step, behavior: still ? 'instant' : 'smooth' })
  }
  return { more, show }
}
