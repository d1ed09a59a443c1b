import * as z from 'zod/mini'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { getField, mergeableNames, type RowName, rowNames, type TextName, textNames } from '../rules/fields.ts'

const typed = z.optional(z.string().check(z.maxLength(2_100)))
const longTyped = z.optional(z.string().check(z.maxLength(250_000)))

/** The text fields of a call, as a person types them; what is left out stays. */
export const typedTexts = Object.fromEntries(
  textNames.map((name) => [name, getField(name).kind === 'text' ? longTyped : typed]),
) as { [Name in TextName]: typeof typed }
type StoredShape<Name> = Name extends 'full_name' ? z.ZodMiniString : typeof nullableText

/** A field as it is stored: a candidate always has a name, everything else may be missing. */
const stored = (name: TextName): z.ZodMiniType => {
  const field = getField(name)
  if (field.kind === 'name') return z.string()
  return field.kind === 'choice' ? z.nullable(z.enum(field.choices)) : nullableText
}
/** All text fields as they are stored. */
export const storedTexts = Object.fromEntries(textNames.map((name) => [name, stored(name)])) as {
  [Name in TextName]: StoredShape<Name>
}
/** Those that come with each row of the candidate table. */
export const rowFields = Object.fromEntries(rowNames.map((name) => [name, stored(name)])) as {
  [Name in RowName]: StoredShape<Name>
}
/** Fields that a merge may take of the other record, each once. */
export const mergeableFields = z.array(z.enum(mergeableNames)).check(z.maxLength(mergeableNames.length))
