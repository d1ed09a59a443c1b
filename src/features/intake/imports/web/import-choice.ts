import type { ReplyOf } from '../../../../platform/web/call.ts'
import type { describeImport } from '../contract/imports.ts'
import type { ColumnUse } from '../rules/columns/known-formats.ts'
import { type ImportField, ownHeadings, type ValueChoices, type ValueField } from '../rules/headers.ts'
import { toValueKey } from '../rules/values/to-value-key.ts'

export type ImportLayout = ReplyOf<typeof describeImport>

const isField = (name: string): name is ImportField => Object.hasOwn(ownHeadings, name)

/** Returns the use of each column, in the order of the file. */
export const listUses = ({
  headers,
  mapping,
  notes,
}: Pick<ImportLayout, 'headers' | 'mapping' | 'notes'>): ColumnUse[] => {
  const uses: ColumnUse[] = headers.map((_, column) => (notes.includes(column) ? 'notes' : null))
  for (const [field, column] of Object.entries(mapping)) if (isField(field)) uses[column] = field
  return uses
}

/** Another use of one column; a field belongs to one column, so another one gives it up. */
export const setUse = (uses: readonly ColumnUse[], column: number, use: ColumnUse): ColumnUse[] =>
  uses.map((before, at) => {
    if (at === column) return use
    return use !== null && use !== 'notes' && before === use ? null : before
  })

/** Another meaning of one word of the file. */
export const setMeaning = (values: ValueChoices, field: ValueField, word: string, ours: string): ValueChoices => ({
  ...values,
  [field]: { ...values[field], [toValueKey(word)]: ours },
})
