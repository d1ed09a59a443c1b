import * as z from 'zod/mini'
import { presets } from '../rules/presets.ts'
import { statuses } from '../rules/statuses.ts'

export { questionTopic } from '../../replies/shapes/reading.ts'

export const preset = z.enum(presets)
export const status = z.enum(statuses)
