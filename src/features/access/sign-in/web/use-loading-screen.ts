import { useEffect, useState } from 'react'
import { measureElapsedMs } from './loading-timer.ts'

const atMost = 2_000

/** Whether the loading screen still covers the console: until the stats are there, at most 2 s of the whole wait, and then never again. */
export const useLoadingScreen = (ready: boolean): boolean => {
  const [covering, setCovering] = useState(true)
  if (ready && covering) setCovering(false)
  useEffect(() => {
    const timer = setTimeout(() => setCovering(false), Math.max(0, atMost - measureElapsedMs()))
    return () => clearTimeout(timer)
  }, [])
  return covering
}
