import { mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { restoreLinks } from './binaries.ts'

test('library links that a blocked install script left out are made, and existing ones stay', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'reinforce-test-links-'))
  try {
    await mkdir(path.join(folder, 'native/lib'), { recursive: true })
    const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' }]
    await writeFile(path.join(folder, 'native/pg-symlinks.json'), JSON.stringify(links))
    await restoreLinks(folder)
    await restoreLinks(folder)
    expect(await readlink(path.join(folder, 'native/lib/libpq.so'))).toBe('libpq.so.5.18')
  } finally {
    await rm(folder, { recursive: true })
  }
})
