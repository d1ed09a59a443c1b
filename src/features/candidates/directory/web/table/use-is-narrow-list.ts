import { useMediaQuery } from '@mantine/hooks'
import { useIsBeside } from '../../../../../platform/web/panel/panel-beside.ts'

/** Whether rows are drawn as cards: then the toolbar keeps what is used most, and a menu has the rest. */
export const useIsNarrowList = (): boolean => {
  const isNarrow = useMediaQuery('(max-width: 899px)', false, { getInitialValueInEffect: false })
  const isBeside = useIsBeside()
  return isNarrow || isBeside
}
