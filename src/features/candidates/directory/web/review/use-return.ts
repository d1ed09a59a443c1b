import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

/** Leads to where one came from before this screen, whatever was opened and closed on it; `otherwise` where nothing lies before it. */
export const useReturn = (otherwise: () => void) => {
  const { history } = useRouter()
  const began = useRef(history.location.state.__TSR_index)
  return () => {
    const first = began.current
    const now = history.location.state.__TSR_index
    if (first > 0) history.go(first - 1 - now)
    else otherwise()
  }
}
