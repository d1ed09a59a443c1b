import { useMediaQuery } from '@mantine/hooks'
import { useDetailBeside, useListBeside } from '../../../../../platform/web/panel/panel-beside.ts'

/**
 * Returns what is open next to the interviews, a candidate's panel or else the details of an interview, and how much room that
 * leaves. `hasRoom`: the details open next to the list, not over it. `isTight`: as on a tablet, rare actions are in a menu.
 * `isSmall`: as on a phone.
 */
export const useAgendaRoom = (interview: string | undefined) => {
  const { person } = useListBeside()
  // The candidate of an interview opens in its place, and gives it back.
  const detail = useDetailBeside(person === undefined ? interview : undefined)
  const isBeside = person !== undefined || detail.open !== undefined
  const isTablet = useMediaQuery('(max-width: 1199px)', false, { getInitialValueInEffect: false })
  const isPhone = useMediaQuery('(max-width: 699px)', false, { getInitialValueInEffect: false })
  return {
    person,
    shown: detail.open,
    hasRoom: detail.isBeside,
    isBeside,
    isTight: isTablet || isBeside,
    isSmall: isPhone || isBeside,
  }
}
