import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { stream } from '../../../../../platform/server/stream.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { personFileBytes } from '../../contract/person-files.ts'
import { getEventName } from '../../rules/person-file-kinds.ts'
import { loadOwnPersonFile } from '../person-file-records.ts'

/** The archive of your own file about a candidate or an organization. Each download is an event, with the digest that tells copies apart. */
export const personFileBytesRoute = stream(
  personFileBytes,
  async ({ input, actor, transact, services, reply }): Promise<unknown> => {
    const found = await transact(
      async (tx) => {
        const file = await loadOwnPersonFile(tx, actor, input.id, services.clock())
        if (file.state !== 'ready' || !file.stored_as) throw new UserError('conflict', 'This download isn’t ready yet.')
        const { kind, digest, organization_id: organizationId } = file
        const after = { digest, person_file_id: file.id }
        await recordEvents(tx, actor.userId, [
          { name: getEventName(kind, 'downloaded'), about: file.candidate_id ?? organizationId, organizationId, after },
        ])
        await notifyChange(tx, [organizationId], ['candidates'])
        return { key: file.stored_as, name: file.file_name }
      },
      { records: true },
    )
    return await services.files.send(reply, found.key, {
      name: found.name,
      download: true,
      contentType: 'application/zip',
    })
  },
)
