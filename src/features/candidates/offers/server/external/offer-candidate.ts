import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { external } from '../../../../../platform/server/external.ts'
import type { FileStore } from '../../../../../platform/server/file-store.ts'
import { referCandidate } from '../../contract/offers.ts'
import { createReferral, loadFileKeys } from '../create-referral.ts'

type Copying<T> = { files: FileStore; key: string | null; folder: string; tell: (copy: string | null) => Promise<T> }

/**
 * Copies a file to a key of its own and passes the key to `tell`, null if there is no file. If `tell` fails, the copy
 * is removed.
 */
const withCopy = async <T>({ files, key, folder, tell }: Copying<T>): Promise<T> => {
  if (key === null || !(await files.exists(key))) return await tell(null)
  const copy = `${folder}/${randomUUID()}${path.extname(key)}`
  return await files.keep(copy, await files.bytes(key), 'application/octet-stream', async () => await tell(copy))
}

/**
 * Passes a candidate on: the bytes of résumé and video are copied first, under keys of the other clinic, then everything else happens
 * in one transaction; when that is refused the copies go again.
 */
export const offerCandidateRoute = external(referCandidate, async ({ input, actor, transact, services, now }) => {
  const { files, config } = services
  const { id, organization_id: organizationId } = input
  const agreed = input.agreed.replaceAll('\0', '').toWellFormed().trim()
  const { platformOrganizationId } = config
  const passing = { id, organizationId, agreed, who: actor.userId, now, platformOrganizationId }
  const held = await transact(async (tx) => await loadFileKeys(tx, id), { readOnly: true })
  const shared = { files, folder: `resumes/${organizationId}` }
  return await withCopy({
    ...shared,
    key: held.resume,
    tell: async (resume) =>
      await withCopy({
        ...shared,
        key: held.video,
        tell: async (video) =>
          await transact(async (tx) => await createReferral(tx, { ...passing, held, copies: { resume, video } })),
      }),
  })
})
