import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'

/** A field of the URL's search: missing when it is absent or cannot be read, so that a bad link never breaks a page. */
export const urlField = <S extends z.ZodMiniType>(schema: S) => orElse(z.optional(schema), undefined)

/** Text in the URL, which the router may have read as a number or a yes/no. */
export const urlText = (longest: number) => urlField(z.pipe(z.coerce.string(), z.string().check(z.maxLength(longest))))
