import { openFiles } from '../../../integrations/files/files.ts'
import type { FileSettings } from '../../../platform/server/process/file-settings.ts'
import { SettingsError } from '../../../rules/start/settings-error.ts'

/** Writes, reads and removes a small file where files lie in a bucket. Refuses one that says no, before anything is begun. */
export const tryBucket = async (files: FileSettings | null): Promise<void> => {
  if (files?.kind !== 's3') return
  await openFiles(files)
    .tryOut()
    .catch((error: unknown) => {
      throw new SettingsError(
        `FILES=s3: can’t write to and read from the bucket (${error instanceof Error ? error.message : String(error)}).`,
      )
    })
}
