import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { World } from '../../../../../app/server/testing/world.ts'
import { addPeople } from '../../../../texting/messages/server/testing/people.ts'
import type { referCandidate } from '../../contract/offers.ts'
import type { offerLink } from '../../shapes/offer.ts'

/** What candidates agreed to in tests, in the words of platform staff. */
export const agreed = 'On the phone with Morgan, November 20'

/** What tests of offers do in a world: candidates of its own clinic are offered to the foreign one. */
export const createOfferingTools = (world: World) => {
  const add = async (change: Record<string, unknown> = {}) =>
    (await addPeople(world, 'own', 1, { email_address: `${randomUUID()}@example.test`, ...change }))[0] ?? ''
  const offer = async (of: string, more: Record<string, unknown> = {}) =>
    await world.call('platform', 'POST', `/api/candidates/${of}/referrals`, {
      organization_id: world.foreign.organizationId,
      agreed,
      ...more,
    })
  const offered = async (of: string) => {
    const answer = await offer(of)
    expect(answer.status, answer.text).toBe(200)
    return answer.body as z.infer<typeof referCandidate.reply>
  }
  const withdraw = async (of: string) => await world.call('platform', 'DELETE', `/api/candidates/referrals/${of}`)
  const change = async (of: string, columns: SQL) =>
    await world.inPlatform(
      async (tx) => void (await tx.run(sql`update all_candidates set ${columns} where id = ${of}`)),
    )
  const loadRow = async (of: string) =>
    (
      await world.inPlatform(
        async (tx) =>
          await tx.one(
            z.object({ row: z.record(z.string(), z.unknown()) }),
            sql`select to_jsonb(c) as row from all_candidates c where id = ${of}`,
          ),
      )
    )?.row
  const loadLinks = async (of: string) =>
    (
      (await world.call('platform', 'GET', `/api/candidates/${of}/profile`)).body as {
        offers: z.infer<typeof offerLink>[]
      }
    ).offers
  /** The files of the other clinic in the store. */
  const filesThere = async () => {
    const { files } = world.services.config
    if (files.kind !== 'disk') throw new Error('The files of tests lie on a disk')
    return await readdir(path.join(files.folder, 'resumes', world.foreign.organizationId)).catch(() => [])
  }
  const giveFile = async (of: string, column: 'resume_file' | 'video_file' = 'resume_file') => {
    const [word, extension] = column === 'resume_file' ? ['resume', 'pdf'] : ['video', 'mp4']
    const key = `resumes/${world.own.organizationId}/${randomUUID()}.${extension}`
    await world.services.files.put(key, Buffer.from(`The ${word}`), 'application/octet-stream')
    await change(of, sql`${sql.identifier(column)} = ${key}`)
    return key
  }
  return { add, offer, offered, withdraw, change, loadRow: loadRow, loadLinks: loadLinks, filesThere, giveFile }
}
