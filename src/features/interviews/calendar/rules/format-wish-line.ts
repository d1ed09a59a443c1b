type ToldWish = { quote: string; when: string; fits: boolean }

/**
 * Formats a candidate's availability for staff: their words, and the days and hours on their clock, with a note if no
 * free hour fits.
 */
export const formatWishLine = ({ quote, when, fits }: ToldWish): string =>
  `Wrote “${quote}” · ${when}${fits ? '' : ' · No free time fits. The nearest comes first.'}`
