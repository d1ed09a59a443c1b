import { useEffect, useState } from 'react'

const quietAfterMs = 3_000

/** True some seconds after `begun`: time for what the screen itself asks for. */
export const useQuietAfter = (begun: boolean): boolean => {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (!begun) return undefined
    const timer = setTimeout(() => setQuiet(true), quietAfterMs)
    return () => clearTimeout(timer)
  }, [begun])
  return isQuiet
}
