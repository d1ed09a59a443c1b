import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { cleanFileName } from '../../../../documents/files/rules/document-name.ts'
import { keepDocument } from '../../../../documents/files/server/public.ts'

/** A file that came with an email, stored and not looked into yet. `isText`: it is what the email said, written by us. */
export const mailedFile = z.object({
  name: z.string(),
  stored_as: z.string(),
  size: z.number(),
  mime: z.string(),
  is_words: z.boolean(),
})
export type MailedFile = z.infer<typeof mailedFile>

/** A name and a key for bytes that are about to be stored. */
export const toMailedFile = (
  given: { name: string; mime: string; bytes: Uint8Array },
  { isText, extension }: { isText: boolean; extension: string },
): MailedFile => ({
  name: cleanFileName(given.name),
  stored_as: `documents/mailed/${randomUUID()}${extension}`,
  size: given.bytes.length,
  mime: given.mime,
  is_words: isText,
})

type Keeping = { organizationId: string; candidateId: string; now: Date }

/** Keeps what came with an email among a candidate's documents. What others wrote is opened by no one before it was checked. */
export const keepMailedFiles = async (
  tx: Tx,
  files: readonly MailedFile[],
  { organizationId, candidateId, now }: Keeping,
) => {
  for (const { name, stored_as, size, mime, is_words } of files)
    await keepDocument(tx, {
      organizationId,
      candidateId,
      storedAs: stored_as,
      name,
      size,
      mime,
      at: now.toISOString(),
      waits: !is_words,
    })
}
