import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { upload as sendFile } from '../../../../../app/server/testing/upload.ts'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { createPdf } from '../../../../../db/demo/pdf.ts'
import { documents } from '../../contract/files.ts'

export type Who = keyof World['users']
type Kind = 'files' | 'folders'
const made = z.object({ id: z.string(), name: z.string() })

export const pdf = createPdf('CPR card\nValid until next year.')
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** A server with two clinics, and short words for what its people do with documents. */
export const openDocuments = async (now: () => Date, env: Record<string, string> = {}) => {
  const world = await openWorld(env, now)
  const send = async (who: Who, url: string, file: { bytes: Uint8Array; name: string }) =>
    await sendFile(world, who, url, file)
  const list = async (query: string, who: Who = 'clinic') =>
    documents.reply.parse((await world.call(who, 'GET', `/api/documents?timeZone=America/New_York&${query}`)).body)
  return {
    ...world,
    send,
    list,
    names: async (query: string, who: Who = 'clinic') => (await list(query, who)).rows.map(({ name }) => name),
    addFolder: async (name: string, parent_id: string | null = null, more: object = {}, who: Who = 'admin') =>
      made.parse((await world.call(who, 'POST', '/api/documents/folders', { name, parent_id, ...more })).body),
    upload: async (folder: string, name: string, bytes: Uint8Array = pdf, who: Who = 'clinic') => {
      const { status, body } = await send(who, `/api/documents/folders/${folder}/files`, { bytes, name })
      expect(status, JSON.stringify(body)).toBe(200)
      return made.parse(body)
    },
    move: async (kind: Kind, id: string, folder_id: string | null, who: Who = 'clinic') =>
      await world.call(who, 'PUT', `/api/documents/${kind}/${id}/place`, { folder_id }),
    content: async (who: Who, id: string, query = '', headers: Record<string, string> = {}) =>
      await world.app.inject({
        method: 'GET',
        url: `/api/documents/files/${id}/content?${query}`,
        headers: { authorization: `Bearer ${await world.getToken(who)}`, ...headers },
      }),
    forgetCheck: async (id: string) =>
      await world.inPlatform(
        async (tx) =>
          await tx.run(
            sql`delete from document_checks k using document_files f where f.id = ${id} and k.stored_as = f.stored_as`,
          ),
      ),
    storedFiles: async () =>
      await readdir(path.join(world.services.config.dataDir, 'files', 'documents', world.own.organizationId)).catch(
        () => [],
      ),
  }
}
