import * as z from 'zod/mini'
import { nullableText } from '../../../../platform/shared/schemas.ts'

/** A location as far as its zone goes, null where there is none; selected as `json_build_object` of its three columns. */
export const zonedPlace = z.nullable(z.object({ city: nullableText, state: nullableText, time_zone: nullableText }))
