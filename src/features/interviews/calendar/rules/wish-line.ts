type ToldWish = { quote: string; when: string; fits: boolean }

/** When a candidate wrote that they can, for staff: their words, and the days and hours on their clock. Says so where no free hour fits. */
export const wishLine = ({ quote, when, fits }: ToldWish): string =>
  `Wrote “${quote}” · ${when}${fits ? '' : ' · No free time fits. The nearest comes first.'}`
