import { cp, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { type ChangesSince, loadChangesSince } from '../../../features/operations/backups/server/public.ts'
import { getProductDatabase } from './get-product-database.ts'
import { startRecovered } from './recovered.ts'

type UnpackedCopy = Omit<Parameters<typeof startRecovered>[0], 'until' | 'filesFolder'>

/**
 * Returns the log's changes after `moment`: read in a copy of the unpacked folder, which continues to the end of the
 * log.
 */
export const readLater = async (unpacked: UnpackedCopy, moment: Date): Promise<ChangesSince> => {
  const home = await mkdtemp(`${unpacked.dataDir}.later-`)
  const dataDir = path.join(home, 'data')
  try {
    await cp(unpacked.dataDir, dataDir, {
      recursive: true,
      mode: 2, // COPYFILE_FICLONE: no bytes are moved where the disk can do that
      filter: (from) => path.relative(unpacked.dataDir, from).split(path.sep)[0] !== 'files',
    })
    const embedded = await startRecovered({ ...unpacked, dataDir, until: null, filesFolder: null })
    try {
      return await withClient(
        getProductDatabase(embedded.adminUrl),
        async (client) => await loadChangesSince(client, moment),
      )
    } finally {
      await embedded.stop()
    }
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}
