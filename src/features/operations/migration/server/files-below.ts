import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { UserError } from '../../../../rules/user-error.ts'
import { listFilePlaces } from '../rules/list-file-places.ts'

/** No kind of file is kept that is larger. */
const largest = 104_857_600

/** Finds files below the folder of another installation's files; a link out of it is not followed. */
export type FilesBelow = (written: string) => { read: () => Promise<Uint8Array> } | null

/** Lists a folder's files once; a file is read on request. */
export const openFilesBelow = async (folder: string): Promise<FilesBelow> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new UserError('not-found', `Can’t read the folder ${folder}.`)
  })
  const files = entries.filter((entry) => entry.isFile())
  const find = listFilePlaces(files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))))
  return (written) => {
    const found = find(written)
    if (found === null) return null
    const file = path.join(folder, found)
    const read = async () => {
      if ((await stat(file)).size > largest) throw new UserError('too-large', 'The file is larger than 100 MB.')
      return await readFile(file)
    }
    return { read }
  }
}
