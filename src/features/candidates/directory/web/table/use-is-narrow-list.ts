import { useMediaQuery } from '@mantine/hooks'

/** Whether rows are drawn as cards: then the toolbar keeps what is used most, and a menu has the rest. */
export const useIsNarrowList = (): boolean =>
  useMediaQuery('(max-width: 899px)', false, { getInitialValueInEffect: false })
