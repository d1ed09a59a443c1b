import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/** Screens that read the fields of a refusal themselves, each with the reason. */
const exempt: Record<string, string> = {
  'candidates/scoring/web/settings/scoring-form.tsx': 'two commands, both reset by any change',
  'team/prospects/web/use-move-prospect.ts': 'opens the form that has the field',
}

test('forms show a refusal with useForm, which focuses the first wrong field', () => {
  const found = globSync('src/features/*/*/web/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .filter((file) =>
      /instanceof UserError (?:\?|&&) \w+(?:\.\w+)?\.fields/.test(readFileSync(path.join(root, file), 'utf8')),
    )
    .map((file) => file.split(path.sep).join('/').replace('src/features/', ''))
  expect(found.toSorted()).toEqual(Object.keys(exempt).toSorted())
})
