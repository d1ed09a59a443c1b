import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingNames } from '../src/platform/server/config.ts'

test('docs/settings.md names every setting once, and none that is not there', () => {
  const page = readFileSync(new URL('../docs/settings.md', import.meta.url), 'utf8')
  const named = [...page.matchAll(/^\| (`[A-Z].*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
  )
  expect(named.toSorted()).toEqual(settingNames.toSorted())
})
