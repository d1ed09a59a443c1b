import { stat } from 'node:fs/promises'
import path from 'node:path'
import { type BackupStore, parseBucket } from '../../platform/server/backup-store.ts'
import type { S3Connection } from '../../platform/server/process/file-settings.ts'
import { UserError } from '../../rules/user-error.ts'
import { createFolderStore } from './create-folder-store.ts'
import { openBucketStore } from './open-bucket-store.ts'

/** The place of backups at an address: a folder, or `s3://bucket/prefix`. Refuses any other. */
export const openBackups = (address: string, s3: S3Connection): BackupStore => {
  const bucket = parseBucket(address)
  if (bucket) return openBucketStore(bucket, s3)
  if (address.includes('://'))
    throw new UserError('invalid', `${address} isn’t a folder or a bucket. Write buckets like s3://bucket/prefix.`)
  return createFolderStore(address)
}

/**
 * Returns the place of an address, and the one file there that it means; null: the whole place. Throws for one where
 * nothing is.
 */
export const findBackups = async (
  address: string,
  s3: S3Connection,
): Promise<{ place: BackupStore; file: string | null }> => {
  const [, above = '', name = ''] = /^(s3:\/\/.+)\/([^/]+\.age)$/.exec(address) ?? []
  if (above && parseBucket(above)) return { place: openBackups(above, s3), file: name }
  const place = openBackups(address, s3)
  if (parseBucket(address)) return { place, file: null }
  const found = await stat(address).catch(() => null)
  if (!found) throw new UserError('not-found', `There is no backup at ${address}.`)
  if (found.isDirectory()) return { place, file: null }
  return { place: openBackups(path.dirname(address), s3), file: path.basename(address) }
}
