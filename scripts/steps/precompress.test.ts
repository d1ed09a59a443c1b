import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { precompress } from './precompress.mjs'

test('texts of a build lie beside themselves compressed, small files and pictures do not', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reinforce-test-precompress-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const at = (name: string) => path.join(folder, name)
  const words = 'export const word = "word"\n'.repeat(200)
  writeFileSync(at('a.js'), words)
  writeFileSync(at('b.css'), 'a{}')
  writeFileSync(at('c.woff2'), words)
  await precompress(folder)
  expect(brotliDecompressSync(readFileSync(at('a.js.br'))).toString()).toBe(words)
  expect(gunzipSync(readFileSync(at('a.js.gz'))).toString()).toBe(words)
  expect([existsSync(at('b.css.br')), existsSync(at('c.woff2.br'))]).toEqual([false, false])
})
