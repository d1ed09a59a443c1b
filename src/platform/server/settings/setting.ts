import * as z from 'zod/mini'
import { SettingsError } from '../../../rules/start/settings-error.ts'

/**
 * The description of a setting: the end of "The setting X must be …", its effect, and the default where the schema
 * can't tell.
 */
type About = { must: string; text: string; byDefault?: string }

/** The descriptions of each setting's schema. */
export const aboutSettings = z.registry<About>()

/** Describes a setting together with its schema: the server's refusals and docs/settings.md are made from it. */
export const setting = <T extends z.ZodMiniType>(schema: T, about: About): T => {
  aboutSettings.add(schema, about)
  return schema
}

export const onOff = z.enum(['on', 'off'])
export const httpUrl = z.url({ protocol: /^https?$/ })
export const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))
const postgres = z.string().check(z.regex(/^postgres(ql)?:\/\//))

/** Returns an optional address of a PostgreSQL. */
export const postgresUrl = () => z.optional(postgres)

/** A whole number within limits, `start` unless given. */
export const whole = (start: number, least: number, most: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most)), start)

/** Returns an optional text. */
export const text = () => z.optional(z.string())

/** Returns an optional secret of at least `shortest` characters. */
export const secret = (shortest: number) => z.optional(z.string().check(z.minLength(shortest)))

/** Reads settings from an environment, where empty means not given. Throws SettingsError about the first wrong one. */
export const readSettings = <Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape>,
  env: Record<string, string | undefined>,
) => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const read = schema.safeParse(given)
  if (read.success) return read.data
  const name = String(read.error.issues[0]?.path[0])
  const wrong = Object.entries(schema.shape).find(([key]) => key === name)?.[1]
  throw new SettingsError(
    `The setting ${name} must be ${(wrong && aboutSettings.get(wrong)?.must) ?? 'a valid value'}.`,
  )
}
