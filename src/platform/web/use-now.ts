import { useEffect, useState } from 'react'

/** Returns the time, updated every so many milliseconds; null: never updated. */
export const useNow = (every: number | null): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    if (every === null) return undefined
    const timer = setInterval(() => setNow(new Date()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
