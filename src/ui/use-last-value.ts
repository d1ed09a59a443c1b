import { useState } from 'react'

/** Returns the value, or while there is none the last one: a closing dialog still shows it. Pass a stable object. */
export const useLastValue = <T>(value: T | null): T | null => {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
