import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { loadSecret } from './app-secret.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reinforce-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const file = () => path.join(folder, 'app-secret')

test('the first start makes a secret that only its owner reads, and later ones keep it', () => {
  const made = loadSecret(folder)
  expect(made).toHaveLength(43)
  expect(statSync(file()).mode & 0o777).toBe(0o600)
  expect(loadSecret(folder)).toBe(made)
  expect(readdirSync(folder)).toEqual(['app-secret'])
})

test('an empty or short secret is refused with a sentence that names its file', () => {
  for (const left of ['', '\n', 'x'.repeat(31)]) {
    writeFileSync(file(), left)
    expect(() => readConfig({ DATA_DIR: folder })).toThrow(
      new RegExp(`The secret in ${folder}/app-secret has \\d+ characters but needs 32`),
    )
    expect(readFileSync(file(), 'utf8'), 'it is not written over: it may be all that is left').toBe(left)
  }
})

test('a secret that a full disk cut short is not used', () => {
  writeFileSync(`${file()}.new`, '')
  expect(loadSecret(folder)).toHaveLength(43)
  expect(existsSync(`${file()}.new`)).toBe(false)
})
