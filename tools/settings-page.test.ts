import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingsPage } from './settings-page.ts'

test('docs/settings.md says what the settings say; node tools/settings-page.ts writes it', () => {
  expect(readFileSync(new URL('../docs/settings.md', import.meta.url), 'utf8')).toBe(settingsPage())
})
