import { randomUUID } from 'node:crypto'
import { appendFile } from 'node:fs/promises'
import type { FileStore } from '../../platform/server/file-store.ts'
import type { FileSettings } from '../../platform/server/process/file-settings.ts'
import { type FileChange, formatJournalLine } from '../../platform/shared/file-journal.ts'
import { UserError } from '../../rules/user-error.ts'
import { createDiskDriver } from './create-disk-driver.ts'
import { createS3Driver } from './create-s3-driver.ts'
import type { FileDriver } from './file-driver.ts'
import { refuseMissingFile, sendFile } from './send-file.ts'

const silent = 'File storage doesn’t answer. Try again.'

/** A refusal of the store is ours to fix, and never the file's fault. */
const patient = async <T>(work: Promise<T>): Promise<T> =>
  await work.catch((error: unknown) => {
    if (error instanceof UserError) throw error
    throw Object.assign(new UserError('unavailable', silent), { cause: error })
  })

/** Where backups want to know what changes: each change is a line at the end of `journal`, once it is done. */
const journaled = (driver: FileDriver, journal: string): FileDriver => {
  const note = async (change: FileChange) => {
    await appendFile(journal, formatJournalLine(change), { mode: 0o600 })
  }
  return {
    ...driver,
    put: async (key, bytes, contentType) => {
      await driver.put(key, bytes, contentType)
      await note({ key, is: 'written' })
    },
    putStream: async (key, stream, contentType) => {
      await driver.putStream(key, stream, contentType)
      await note({ key, is: 'written' })
    },
    remove: async (key) => {
      await driver.remove(key)
      await note({ key, is: 'removed' })
    },
  }
}

const storeOn = (driver: FileDriver): FileStore => {
  const put = async (key: string, bytes: Uint8Array, contentType: string) => {
    await patient(driver.put(key, bytes, contentType))
  }
  const remove = async (key: string) => {
    await patient(driver.remove(key))
  }
  return {
    put,
    keep: async (key, bytes, contentType, tell) => {
      try {
        await put(key, bytes, contentType)
        return await tell()
      } catch (error) {
        await remove(key).catch(() => undefined)
        throw error
      }
    },
    putStream: async (key, stream, contentType) => {
      await patient(driver.putStream(key, stream, contentType))
    },
    bytes: async (key) => {
      const bytes = await patient(driver.bytes(key))
      if (!bytes) throw refuseMissingFile()
      return bytes
    },
    exists: async (key) => (await patient(driver.size(key))) !== null,
    remove,
    file: driver.file,
    everything: driver.everything,
    send: async (reply, key, options) => await patient(sendFile(driver, reply, key, options)),
    tryOut: async () => {
      const key = `probe/${randomUUID()}.txt`
      await driver.put(key, Buffer.from('probe'), 'text/plain')
      if ((await driver.bytes(key))?.length !== 5) throw new Error('could not read a file that was just written')
      await driver.remove(key)
    },
  }
}

const stores = new WeakMap<FileSettings, FileStore>()

const createDriver = (settings: FileSettings): FileDriver => {
  const driver = settings.kind === 's3' ? createS3Driver(settings) : createDiskDriver(settings.folder)
  return settings.journal ? journaled(driver, settings.journal) : driver
}

/** The store of files that the settings name: a folder, or a bucket of S3. The same for the same settings. */
export const openFiles = (settings: FileSettings): FileStore => {
  const store = stores.get(settings) ?? storeOn(createDriver(settings))
  stores.set(settings, store)
  return store
}
