import { useEffect, useState } from 'react'

const atMost = 2_000

/** Whether the loading screen still covers the console: until the stats are there, at most 2 s, and then never again. */
export const useLoadingScreen = (ready: boolean): boolean => {
  const [covering, setCovering] = useState(true)
  if (ready && covering) setCovering(false)
  useEffect(() => {
    const timer = setTimeout(() => setCovering(false), atMost)
    return () => clearTimeout(timer)
  }, [])
  return covering
}
