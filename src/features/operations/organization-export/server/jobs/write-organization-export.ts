import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { streamZip } from '../../../../../integrations/documents/stream-zip.ts'
import { getScope, getSystemScope } from '../../../../../platform/server/actor.ts'
import { transactAs } from '../../../../../platform/server/call.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { job } from '../../../../../platform/server/job.ts'
import { doLongWork } from '../../../../../platform/server/process/give-way.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { writeExportMail } from '../../../../access/email/rules/mail-texts.ts'
import { linkTo, queueMail } from '../../../../access/email/server/public.ts'
import {
  keptDays,
  loadWaitingPersonFile,
  offerPersonFile,
  savePersonFileProgress,
} from '../../../../candidates/person-files/server/public.ts'
import { writeParts } from '../write-parts.ts'

const maker = z.object({ full_name: z.string(), email: z.string() })

const loadMaker = async (tx: Tx, organizationId: string, id: string) =>
  await tx.one(
    maker,
    sql`select u.full_name, u.email from reinforce_users u where u.organization_id = ${organizationId} and u.id = ${id}`,
  )

/** At most every two seconds, and at once when `signal` says to stop. */
const createProgress = (save: (done: number, total: number) => Promise<void>, signal: AbortSignal) => {
  let savedAt = 0
  return async (done: number, total: number) => {
    signal.throwIfAborted()
    if (Date.now() - savedAt < 2_000) return
    savedAt = Date.now()
    await save(done, total)
  }
}

type ExportOwner = { organizationId: string; madeBy: string }

/** Emails the person who requested the export, from their own organization. */
const notifyMaker = async (services: Services, { organizationId, madeBy }: ExportOwner) => {
  const { config, clock } = services
  const places = [
    { from: organizationId, path: '/settings?tab=advanced#organization-export' },
    { from: config.platformOrganizationId, path: `/organization/${organizationId}` },
  ]
  for (const { from, path } of places) {
    // oxlint-disable-next-line no-await-in-loop -- the second only if the first isn't theirs
    const isTheirs = await transactAs(
      services,
      getSystemScope(config, from),
    )(async (tx) => {
      const person = await loadMaker(tx, from, madeBy)
      if (!person) return false
      const words = writeExportMail({ name: person.full_name, link: linkTo(config, path), days: keptDays })
      const mail = { organizationId: from, kind: 'notice', about: madeBy, to: person.email } as const
      await queueMail(tx, { now: clock(), settings: config }, { ...mail, ...words })
      return true
    })
    if (isTheirs) return
  }
}

/**
 * Writes the export of an organization outside of the request, and offers it for a week to the person who requested it, who gets an
 * email. It sees what the organization sees, also if platform staff requested it. After a crash it starts again.
 */
export const writeOrganizationExportJob = job({
  name: 'write-organization-export',
  tries: 3,
  expires: 3 * 3600,
  input: z.object({ organizationId: z.guid(), personFileId: z.guid() }),
  run: async ({ organizationId, personFileId }, { services, signal }) => {
    const transact = transactAs(services, getScope({ kind: 'system', organizationId, isPlatform: false }))
    const wanted = await transact(async (tx) => await loadWaitingPersonFile(tx, personFileId), { readOnly: true })
    if (!wanted) return
    const at = services.clock()
    const by = await transact(async (tx) => await loadMaker(tx, organizationId, wanted.made_by), { readOnly: true })
    const key = `exports/${personFileId}.zip`
    let [digest, total] = ['', 0]
    const save = createProgress(
      async (done, all) =>
        await savePersonFileProgress(transact, personFileId, { done, total: all, now: services.clock() }),
      signal,
    )
    const write = async (giveWay: () => Promise<void>) => {
      const parts = writeParts(transact, {
        organizationId,
        at,
        by: by?.full_name ?? 'Platform staff',
        store: services.files,
        onProgress: async (done, all) => {
          total = all
          await save(done, all)
          await giveWay()
        },
        onManifest: (text) => {
          digest = createHash('sha256').update(text).digest('hex')
        },
      })
      await services.files.putStream(key, streamZip(parts), 'application/zip')
    }
    await doLongWork(services.pool, write)
    const isKept = await transact(
      async (tx) => await offerPersonFile(tx, { organizationId, id: personFileId, key, digest, total }),
    )
    if (isKept) await notifyMaker(services, { organizationId, madeBy: wanted.made_by })
    else await services.files.remove(key)
  },
})
