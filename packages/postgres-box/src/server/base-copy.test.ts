import { appendFile, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openCopiedFile } from './base-copy.ts'

test('copies a file in the size it had, though it is removed, cut or grows during it; one that is gone is none', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'reinforce-copy-'))
  const at = (name: string) => path.join(folder, name)
  try {
    for (const name of ['removed', 'cut', 'grown', 'empty']) await writeFile(at(name), name === 'empty' ? '' : 'abcdef')
    const copied = await Promise.all(['removed', 'cut', 'grown', 'empty'].map((name) => openCopiedFile(at(name), name)))
    await rm(at('removed'))
    await truncate(at('cut'), 2)
    await appendFile(at('grown'), 'ghi')
    const bytes = await Promise.all(
      copied.map(async (one) => (one?.kind === 'file' ? String(await buffer(Readable.from(one.body()))) : null)),
    )
    expect(bytes).toEqual(['abcdef', 'ab\0\0\0\0', 'abcdef', ''])
    expect(await openCopiedFile(at('removed'), 'removed')).toBeNull()
  } finally {
    await rm(folder, { recursive: true })
  }
})
