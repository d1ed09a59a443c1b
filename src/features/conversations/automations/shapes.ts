import * as z from 'zod/mini'
import { presets } from './rules/presets.ts'
import { standings } from './rules/statuses.ts'

export { questionTopic } from '../replies/shapes.ts'

export const preset = z.enum(presets)
export const standing = z.enum(standings)
