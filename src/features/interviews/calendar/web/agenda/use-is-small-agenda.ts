import { useMediaQuery } from '@mantine/hooks'
import { useIsBeside } from '../../../../../platform/web/panel/panel-beside.ts'

/** Whether the interviews have as little room as on a tablet: rare actions then are in a menu. */
export const useIsTightAgenda = (): boolean => {
  const isTight = useMediaQuery('(max-width: 1199px)', false, { getInitialValueInEffect: false })
  const isBeside = useIsBeside()
  return isTight || isBeside
}

/** Whether the interviews have as little room as on a phone: there, or next to the panel. */
export const useIsSmallAgenda = (): boolean => {
  const isPhone = useMediaQuery('(max-width: 699px)', false, { getInitialValueInEffect: false })
  const isBeside = useIsBeside()
  return isPhone || isBeside
}
