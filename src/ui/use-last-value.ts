import { useState } from 'react'

/** The value, or while there is none the last one there was: what a closing dialog still shows. Pass a stable object. */
export const useLastValue = <T>(value: T | null): T | null => {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
