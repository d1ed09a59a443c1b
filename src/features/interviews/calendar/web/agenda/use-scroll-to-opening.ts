import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Scrolls to `top` pixels when a week opens, and never again while the viewer looks at it. Waits while `isOld`: the rows
 * are still those of another week.
 */
export const useScrollToOpening = (
  scroller: RefObject<HTMLElement | null>,
  top: number,
  week: string | undefined,
  isOld: boolean,
): void => {
  const opening = useRef(0)
  useLayoutEffect(() => {
    opening.current = top
  })
  useLayoutEffect(() => {
    if (scroller.current && week !== undefined && !isOld)
      Object.assign(scroller.current, { scrollTop: opening.current })
  }, [scroller, week, isOld])
}
