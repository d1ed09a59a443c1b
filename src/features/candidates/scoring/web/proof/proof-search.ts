import * as z from 'zod/mini'
import { urlId } from '../../../../../platform/web/url-field.ts'

/** Whose figures are shown; left out: your own. */
export const proofSearch = z.object({ organization: urlId })
export type ProofSearch = z.output<typeof proofSearch>
