import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
/** What brings the table up to date, and so speaks of its rows as they are. */
const writers = ['load-fresh-invoices.ts', 'save-invoices.ts']

test('every reader of invoices asks which of them count', () => {
  const readers = globSync('src/**/server/**/*.ts', { cwd: root }).filter(
    (file) =>
      !/\.test\.ts$|[\\/]testing[\\/]/.test(file) &&
      !writers.includes(path.basename(file)) &&
      /\b(?:from|join) invoices\b/.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(readers.length).toBeGreaterThanOrEqual(5)
  for (const file of readers)
    expect(readFileSync(path.join(root, file), 'utf8'), file).toMatch(
      /selectCountedInvoices\(|isExcludingManualInvoices\(|selectMatchingInvoices\(/,
    )
})
