import { type RefObject, useLayoutEffect, useState } from 'react'

/** Below the hours of a week: the edge of its card and of the page. */
const below = 24
const fewestPixels = 380

/**
 * Returns how many pixels of the window are left for what scrolls, from its own top on, and how many of them are below its first child,
 * a sticky head. Known before the first paint.
 */
export const useWeekRoom = (scroller: RefObject<HTMLElement | null>): { all: number; hours: number } => {
  const [room, setRoom] = useState({ all: fewestPixels, hours: fewestPixels })
  useLayoutEffect(() => {
    const measure = () => {
      const element = scroller.current
      if (!element) return
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY)
      const all = Math.max(fewestPixels, window.innerHeight - top - below)
      const hours = all - (element.firstElementChild?.clientHeight ?? 0)
      setRoom((was) => (was.all === all && was.hours === hours ? was : { all, hours }))
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  })
  return room
}
