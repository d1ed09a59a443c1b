import * as z from 'zod/mini'
import { urlId } from '../../../../../platform/web/url-field.ts'

/** Organization whose figures are shown. Missing: your own. */
export const proofSearch = z.object({ organization: urlId })
export type ProofSearch = z.output<typeof proofSearch>
