import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

/** Returns to the page before this screen, past its dialogs, or calls `otherwise` if there is none. */
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
