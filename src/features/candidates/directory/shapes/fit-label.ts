import * as z from 'zod/mini'
import { fitLabels } from '../rules/compute-fit-score.ts'

/** A fit score in words. */
export const fitLabel = z.enum(fitLabels)
