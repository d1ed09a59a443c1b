import { rm } from 'node:fs/promises'
import path from 'node:path'
import { putFiles } from '../../../features/operations/backups/server/public.ts'
import { openFiles } from '../../../integrations/files/files.ts'
import type { Config } from '../../../platform/server/config.ts'

/** Returns the folder into which a backup and its log put the stored files. */
export const getUnpackedFolder = (dataDir: string): string => path.join(dataDir, 'files')

/**
 * Takes the files that were unpacked to where the restored installation keeps them: they stay in its folder, or go into its bucket
 * (`bucket`: its address), and leave the folder once they are all there.
 */
export const placeFiles = async (
  { files }: Pick<Config, 'files'>,
  dataDir: string,
): Promise<{ bucket: string | null; put: number; there: number }> => {
  if (files.kind === 'disk') return { bucket: null, put: 0, there: 0 }
  const placed = await putFiles(getUnpackedFolder(dataDir), openFiles(files))
  await rm(getUnpackedFolder(dataDir), { recursive: true, force: true })
  return { bucket: `s3://${files.bucket}`, ...placed }
}
