import { useEffect, useState } from 'react'
import {
  canShowSuccess,
  readSuccessItem,
  type SuccessItem,
  successDelayMs,
  successItemKey,
} from '../../rules/success-item.ts'
import { isSuccessHeld } from './success-dialog-hold.ts'

const lookEvery = 500

/**
 * The onboarding that just succeeded: shown once, at least two seconds after its timestamp, then its item is removed.
 * It waits while invitation links are open.
 */
export const useSuccessItem = () => {
  const [item, setItem] = useState<SuccessItem | null>(null)
  useEffect(() => {
    const look = () => {
      if (isSuccessHeld()) return
      const stored = readSuccessItem(localStorage.getItem(successItemKey))
      if (!stored || !canShowSuccess(stored, Date.now())) return
      localStorage.removeItem(successItemKey)
      setItem(stored)
    }
    look()
    const timer = setInterval(look, Math.min(lookEvery, successDelayMs))
    return () => clearInterval(timer)
  }, [])
  return { item, close: () => setItem(null) }
}
