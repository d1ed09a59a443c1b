import { useMounted } from '@mantine/hooks'
import { useState } from 'react'

/** Whether it was open before, or is about to: what no one opened yet mounts nothing. Afterwards it stays, so that the focus finds its way back. */
export const useKeepMounted = (opened: boolean): boolean => {
  const [begun, setBegun] = useState(false)
  if (opened && !begun) setBegun(true)
  return begun
}

/** Closed at first, whatever is asked for: what had the focus as it opens has it again when it closes. */
export const useOpenAfterMount = (opened: boolean): boolean => {
  const isHere = useMounted()
  return isHere && opened
}
