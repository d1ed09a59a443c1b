import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Returns the pixels of what scrolls that are in sight below its sticky head, its first child; null until it is drawn. They move in
 * steps, so that a scroll draws little.
 */
export const useSight = (scroller: RefObject<HTMLElement | null>) => {
  const [sight, setSight] = useState<{ top: number; bottom: number } | null>(null)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const look = () => {
      if (element.clientHeight === 0) return
      const top = Math.round(element.scrollTop / 8) * 8
      const bottom = top + element.clientHeight - (element.firstElementChild?.clientHeight ?? 0)
      setSight((was) => (was?.top === top && was.bottom === bottom ? was : { top, bottom }))
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller])
  return sight
}
