import * as z from 'zod/mini'
import { SettingsError } from '../../../rules/start/settings-error.ts'
import { bucket } from '../settings/files.ts'
import { readSettings } from '../settings/setting.ts'
import type { S3Connection, S3Settings } from './file-settings.ts'

const environment = z.object(bucket)

/** How buckets are reached, as the settings say. Refuses one key without the other. */
export const readBucketConnection = (e: z.output<typeof environment>): S3Connection => {
  if (Boolean(e.S3_ACCESS_KEY_ID) !== Boolean(e.S3_SECRET_ACCESS_KEY))
    throw new SettingsError(
      'Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together; with neither, we use the machine’s role.',
    )
  return {
    region: e.S3_REGION,
    endpoint: e.S3_ENDPOINT,
    credentials:
      e.S3_ACCESS_KEY_ID && e.S3_SECRET_ACCESS_KEY
        ? { accessKeyId: e.S3_ACCESS_KEY_ID, secretAccessKey: e.S3_SECRET_ACCESS_KEY }
        : undefined,
    pathStyle: (e.S3_PATH_STYLE ?? (e.S3_ENDPOINT ? 'on' : 'off')) === 'on',
    timeoutMs: 30_000,
  }
}

/** The bucket that files lie in; null where they lie in a folder. Refuses one half of what it takes without the other. */
export const parseFileBucket = (e: z.output<typeof environment>): S3Settings | null => {
  if (e.FILES === 'disk') {
    if (e.S3_BUCKET) throw new SettingsError('S3_BUCKET needs FILES=s3.')
    return null
  }
  if (!e.S3_BUCKET) throw new SettingsError('FILES=s3 needs S3_BUCKET, the bucket that keeps the files.')
  return { kind: 's3', bucket: e.S3_BUCKET, ...readBucketConnection(e) }
}

/** How buckets are reached, for a program that restores: nothing else is set yet where it runs. */
export const readConnection = (env: Record<string, string | undefined>): S3Connection =>
  readBucketConnection(readSettings(environment, env))

/** The bucket of the files, for such a program; null where they lie in a folder. */
export const readBucket = (env: Record<string, string | undefined>): S3Settings | null =>
  parseFileBucket(readSettings(environment, env))
