import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

const createKey = (name: string) => `reinforce-width-${name}`

/** The last width in a window as wide as this one, or null. */
const readLast = (name: string): number | null => {
  const [outer, width] = (localStorage.getItem(createKey(name)) ?? '').split(' ').map(Number)
  return outer === window.innerWidth && width ? width : null
}

/**
 * Returns the width of an element in whole pixels, known before its first paint: 0 where nothing is laid out, and null
 * while it is measured. The last one is kept in this browser: what depends on it is then drawn at once and laid out once.
 */
export const useElementWidth = (name: string) => {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(() => readLast(name))
  const hadWidth = useRef(width !== null)
  useLayoutEffect(() => {
    const { current } = ref
    const measure = () => {
      const now = current?.clientWidth ?? 0
      setWidth(now)
      if (now > 0) localStorage.setItem(createKey(name), `${window.innerWidth} ${now}`)
    }
    // With a width at hand the layout is left to the frame: still before its paint, but in a task of its own.
    const frame = hadWidth.current ? requestAnimationFrame(() => flushSync(measure)) : measure()
    const sizes = new ResizeObserver(measure)
    if (current) sizes.observe(current)
    return () => {
      if (frame) cancelAnimationFrame(frame)
      sizes.disconnect()
    }
  }, [name])
  return [ref, width] as const
}
