import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { stream } from '../../../../../platform/server/stream.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { exportCandidates, exportFile } from '../../contract/exports.ts'
import { filterChosen } from '../../rules/chosen-columns.ts'
import { countForExport, formatExportName, loadOwnExport } from '../export-records.ts'
import { streamExport } from './stream-export.ts'

/** A file of candidates at once. Who took how many is recorded before the first byte leaves. */
export const exportCandidatesRoute = stream(
  exportCandidates,
  async ({ input, actor, transact, services, reply }): Promise<unknown> => {
    const { format, selection: selected, columns, timeZone } = input
    const chosen = filterChosen(columns)
    const now = services.clock()
    const viewing = { now, excellentFrom: services.config.excellentFrom }
    await transact(
      async (tx) => {
        const count = await countForExport(tx, selected, viewing)
        await recordEvents(tx, actor.userId, [{ name: 'candidates.exported', after: { count, format } }])
        await notifyChange(tx, [actor.organizationId], ['activity'])
      },
      { records: true },
    )
    const fileName = formatExportName(format, timeZone, now)
    return await streamExport(reply, services, transact, { format, fileName, selected, viewing, chosen, timeZone })
  },
)

/** The file of a download of your own: the stored one, or written while it is read. */
export const exportFileRoute = stream(
  exportFile,
  async ({ input, actor, transact, services, reply }): Promise<unknown> => {
    const { files } = services
    const found = await transact(async (tx) => await loadOwnExport(tx, actor, input.id, services.clock()), {
      readOnly: true,
    })
    if (found.stored_as) return await files.send(reply, found.stored_as, { name: found.file_name, download: true })
    if (found.state !== 'streamed') throw new UserError('conflict', 'This download isn’t ready yet.')
    return await streamExport(reply, services, transact, {
      format: found.format,
      fileName: found.file_name,
      selected: found.selection,
      chosen: found.columns,
      timeZone: found.time_zone,
      viewing: { now: new Date(found.created_at), excellentFrom: services.config.excellentFrom },
    })
  },
)
