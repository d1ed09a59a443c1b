import { useEffect, useState } from 'react'

type RevealedValue = { value: string; until: number }
const secondsUntil = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/** Holds a secret for some seconds by the clock on the wall, then forgets it; also when its part of the screen goes. */
export const useTimedReveal = () => {
  const [shown, setShown] = useState<RevealedValue | null>(null)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (!shown) return undefined
    const timer = setInterval(() => {
      const seconds = secondsUntil(shown.until)
      setLeft(seconds)
      if (seconds === 0) setShown(null)
    }, 250)
    return () => clearInterval(timer)
  }, [shown])
  return {
    value: shown?.value ?? null,
    left,
    show: (value: string, seconds: number) => {
      setLeft(seconds)
      setShown({ value, until: Date.now() + seconds * 1000 })
    },
    hide: () => setShown(null),
  }
}
