import { useMounted } from '@mantine/hooks'
import { useState } from 'react'

/**
 * Returns true once the dialog has opened or is about to: unopened ones mount nothing. Afterwards it stays, so that the
 * focus finds its way back.
 */
export const useKeepMounted = (opened: boolean): boolean => {
  const [begun, setBegun] = useState(false)
  if (opened && !begun) setBegun(true)
  return begun
}

/**
 * Returns false at first, even if `opened`: the element with the focus as the dialog opens has it again when it closes.
 */
export const useOpenAfterMount = (opened: boolean): boolean => {
  const isHere = useMounted()
  return isHere && opened
}
