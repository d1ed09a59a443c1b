import { IconRosetteDiscountCheckFilled } from '@reinforce/icons'
import { productName } from '../../../../../rules/product.ts'
import css from './fit-score.module.css'

/** Explains the marks before the names, where no column of scores does. */
export const ScoreLegend = () => (
  <p className={css.legend}>
    Ring: {productName} Score, dashed if claimed. <IconRosetteDiscountCheckFilled size={14} aria-hidden /> Verified
    certificate.
  </p>
)
