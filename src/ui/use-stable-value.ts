import { useMemo } from 'react'

/** The same object as long as it says the same; for plain data, so that what is drawn from it need not be drawn again. */
export const useStableValue = <T extends object | null>(value: T): T => {
  const text = JSON.stringify(value)
  return useMemo(() => JSON.parse(text) as T, [text])
}
