import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Scrolls to `top` pixels when a week opens, and never again while the viewer looks at it. Waits while `isOld`: the rows
 * are still those of another week.
 */
export const useScrollToOpening = (
  top: number,
  week: string | undefined,
  isOld: boolean,
): RefObject<HTMLElement | null> => {
  const scroller = useRef<HTMLElement>(null)
  const opening = useRef(0)
  useLayoutEffect(() => {
    opening.current = top
  })
  useLayoutEffect(() => {
    if (scroller.current && week !== undefined && !isOld) scroller.current.scrollTop = opening.current
  }, [week, isOld])
  return scroller
}
