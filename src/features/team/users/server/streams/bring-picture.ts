import { sql } from 'drizzle-orm'
import type { ClamavSettings } from '../../../../../integrations/clamav/clamav.ts'
import { scanUpload } from '../../../../../integrations/clamav/scan-upload.ts'
import { inspectDocument } from '../../../../../integrations/documents/extract-text.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import type { FileStore } from '../../../../../platform/server/file-store.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { changeAccount } from '../../../../access/sign-in/server/public.ts'
import { imageLimitBytes, imageMessages, imageScanMessages } from '../../rules/profile-image.ts'

const extensions: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

export type ReadPicture = { bytes: Uint8Array; mime: string; extension: string }

/**
 * A profile picture, looked into: the content decides what it is, never its name. Refuses what can carry script (SVG),
 * 5 MB or more, and what the scanner finds.
 */
export const readPicture = async (clamav: ClamavSettings | undefined, bytes: Uint8Array): Promise<ReadPicture> => {
  if (bytes.length >= imageLimitBytes) throw new UserError('too-large', imageMessages.tooLarge)
  const { mime } = await inspectDocument(bytes)
  const extension = extensions[mime ?? '']
  if (!extension || mime === null) throw new UserError('invalid', imageMessages.notAnImage)
  const scan = await scanUpload(clamav, bytes)
  if (scan !== 'taken') throw new UserError('invalid', imageScanMessages[scan])
  return { bytes, mime, extension }
}

/** Returns the key of a person's picture, and the address that shows it. */
export const createPicturePlace = (userId: string, { extension }: ReadPicture, now: Date) => {
  const key = `profile-images/${userId}/profile/${now.getTime()}.${extension}`
  return { key, profile_image: `/files/${key}` }
}

type Bringing = {
  files: FileStore
  person: { id: string; organization_id: string }
  now: Date
  inTransaction: (work: (tx: Tx) => Promise<void>) => Promise<void>
}

/** Keeps a picture of another installation as a person's own, unless they have one by now. Writes no event. */
export const bringPicture = async (picture: ReadPicture, { files, person, now, inTransaction }: Bringing) => {
  const { key, profile_image } = createPicturePlace(person.id, picture, now)
  await files.keep(key, picture.bytes, picture.mime, async () => {
    await inTransaction(async (tx) => {
      const free = await tx.run(
        sql`select from reinforce_users where organization_id = ${person.organization_id} and id = ${person.id} and profile_image is null for update`,
      )
      if (free === 0) throw new UserError('conflict', 'A picture already exists.')
      await changeAccount(tx, person, { profile_image })
    })
  })
}
