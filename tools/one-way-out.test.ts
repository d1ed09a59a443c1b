import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const src = path.join(import.meta.dirname, '../src')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|^testing\//.test(file),
)
const naming = (pattern: RegExp) =>
  files.filter((file) => /(^|\/)(web|ui)\//.test(file) && pattern.test(readFileSync(path.join(src, file), 'utf8')))

test('every write of a screen goes through the calls that join a second click', () => {
  const [reader, ...writers] = naming(/(?<![.\w])fetch\(/).toSorted()
  expect(reader, 'reads the words of a file to show them').toBe('features/documents/files/web/text-preview.tsx')
  expect(writers).toEqual(['platform/web/call.ts', 'platform/web/send-form.ts'])
  expect(naming(/XMLHttpRequest|sendBeacon/)).toEqual(['platform/web/upload.ts'])
})
