import * as z from 'zod/mini'
import { SettingsError } from '../../../rules/start/settings-error.ts'
import type { S3Connection, S3Settings } from './file-settings.ts'
import { wants } from './wanted-settings.ts'

/** The settings that say whether files lie in a bucket, and how one is reached, of files and of backups alike. */
export const bucketEnvironment = {
  FILES: z._default(z.enum(['disk', 's3']), 'disk'),
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  S3_REGION: z._default(z.string().check(z.regex(/^[a-z0-9-]{2,40}$/)), 'us-east-1'),
  S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  S3_PATH_STYLE: z.optional(z.enum(['on', 'off'])),
}
const environment = z.object(bucketEnvironment)

/** How buckets are reached, as the settings say. Refuses one key without the other. */
export const connectionOf = (e: z.output<typeof environment>): S3Connection => {
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
export const bucketOfFiles = (e: z.output<typeof environment>): S3Settings | null => {
  if (e.FILES === 'disk') {
    if (e.S3_BUCKET) throw new SettingsError('S3_BUCKET needs FILES=s3.')
    return null
  }
  if (!e.S3_BUCKET) throw new SettingsError('FILES=s3 needs S3_BUCKET, the bucket that keeps the files.')
  return { kind: 's3', bucket: e.S3_BUCKET, ...connectionOf(e) }
}

const read = (env: Record<string, string | undefined>) => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (parsed.success) return parsed.data
  const name = String(parsed.error.issues[0]?.path[0])
  throw new SettingsError(`The setting ${name} must be ${wants[name] ?? 'a valid value'}.`)
}

/** How buckets are reached, for a program that restores: nothing else is set yet where it runs. */
export const readConnection = (env: Record<string, string | undefined>): S3Connection => connectionOf(read(env))

/** The bucket of the files, for such a program; null where they lie in a folder. */
export const readBucket = (env: Record<string, string | undefined>): S3Settings | null => bucketOfFiles(read(env))
