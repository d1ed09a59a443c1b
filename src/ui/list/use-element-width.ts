import { useLayoutEffect, useRef, useState } from 'react'

/**
 * The width in whole pixels that an element has, known before its first paint; 0 where nothing is laid out, and null while it is
 * being measured: what is drawn by it need not be drawn, and laid out, twice.
 */
export const useElementWidth = () => {
  const ref = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number | null>(null)
  useLayoutEffect(() => {
    const { current } = ref
    const measure = () => setRoom(current?.clientWidth ?? 0)
    measure()
    const sizes = new ResizeObserver(measure)
    if (current) sizes.observe(current)
    return () => sizes.disconnect()
  }, [])
  return [ref, room] as const
}
