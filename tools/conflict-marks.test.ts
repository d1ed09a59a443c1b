import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

test('no file holds the marks of a merge that was not finished', () => {
  const marks = '^(<{7} .|={7}$|>{7} .|[|]{7} .)'
  const found = () => execFileSync('git', ['grep', '-lE', marks, '--', '.'], { cwd: root, encoding: 'utf8' })
  // Exit code 1: nothing was found.
  expect(found).toThrow(expect.objectContaining({ status: 1, stdout: '' }) as Error)
})
