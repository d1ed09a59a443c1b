import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createIconFiles, iconFolder, listIcons } from './write-icons.ts'

/** The drawing alone: the formatter may break lines elsewhere. */
const toBare = (text: string) => text.replaceAll(/['"\s+,]|\(|\)/g, '')

test('there is an icon for each import, drawn as the package draws it, and no other', async () => {
  const files = await createIconFiles(listIcons())
  const kept = globSync('*.ts', { cwd: iconFolder }).filter((name) => name !== 'create-icon.ts')
  expect(kept.toSorted(), 'Run npm run icons.').toEqual([...files.keys()].toSorted())
  const changed = kept.filter(
    (name) => toBare(readFileSync(path.join(iconFolder, name), 'utf8')) !== toBare(files.get(name) ?? ''),
  )
  expect(changed, 'Run npm run icons.').toEqual([])
})
