import { rowNames, textNames } from '../src/features/candidates/directory/rules/fields.ts'
import { canTakeMany, filterNames } from '../src/features/candidates/directory/rules/filters.ts'
import { fillable } from '../src/features/candidates/directory/rules/imported.ts'

type Make = (text: (name: string) => string) => object

const texts =
  (names: readonly string[]): Make =>
  (text) =>
    Object.fromEntries(names.map((name) => [name, text(name)]))
const row = texts([...rowNames, 'position', 'status'])
const person = texts(['id', 'full_name', 'position_received', 'status', ...fillable])
const day = { date_submitted: '2026-11-20', date_submitted_ts: new Date('2026-11-20T18:00:00Z'), position: 'RBT' }

/** Types derived from a list of the rules, which no reader of syntax understands: the list itself is asked, a text for each name. */
export const listedTypes: Record<string, Make | undefined> = {
  TypedTexts: texts(textNames),
  GivenFilters: (text) =>
    Object.fromEntries(filterNames.map((name) => [name, canTakeMany(name) ? [text(name)] : text(name)])),
  ExportRow: (text) => ({ ...row(text), fit: { kind: 'computed', number: 7 } }),
  ImportedCandidate: (text) => ({ ...person(text), ...day }),
  ExistingCandidate: (text) => ({ ...person(text), ...day }),
}
