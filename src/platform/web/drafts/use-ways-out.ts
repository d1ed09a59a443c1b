import { useEffect } from 'react'

/** Saves a draft at every way out: another person, screen or tab, and the end of the page. */
export const useWaysOut = (drafts: { flush: (key: string) => Promise<void> }, key: string) => {
  useEffect(() => {
    const leave = () => void drafts.flush(key)
    const hide = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      leave()
    }
  }, [drafts, key])
}
