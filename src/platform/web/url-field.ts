import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'

/** A field of the URL's search: missing when it is absent or cannot be read, so that a bad link never breaks a page. */
export const urlField = <S extends z.ZodMiniType>(schema: S) => orElse(z.optional(schema), undefined)

/** Text in the URL, which the router may have read as a number or a yes/no. */
export const urlText = (longest: number) => urlField(z.pipe(z.coerce.string(), z.string().check(z.maxLength(longest))))

/** The page of a list. */
export const urlPage = urlField(z.int().check(z.minimum(1), z.maximum(100_000)))
export const urlId = urlField(z.guid())
export const urlIds = urlField(z.array(z.guid()))
/**
 * Returns a field for one of these choices; `formerly` maps the names in links of the release before, for one release.
 */
export const urlRenamed = <const T extends readonly [string, ...string[]]>(
  formerly: Readonly<Record<string, NoInfer<T[number]>>>,
  ...choices: T
) =>
  urlField(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((said) => (Object.hasOwn(formerly, said) ? formerly[said] : said)),
      ),
      z.enum(choices),
    ),
  )
export const createUrlChoice = <const T extends readonly [string, ...string[]]>(...choices: T) =>
  urlField(z.enum(choices))
