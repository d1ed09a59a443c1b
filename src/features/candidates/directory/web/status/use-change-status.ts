import { useQueryClient } from '@tanstack/react-query'
import { useCacheScope } from '../../../../../platform/web/cache-scope.tsx'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import {
  adminGetAllCandidates,
  type CandidateRow,
  changeStatus,
  findCandidates,
  undoStatusChange,
} from '../../contract/directory.ts'
import { type Selection } from '../../shapes/directory.ts'
import type { SeenStatuses } from '../subject.ts'

type WithRows = { rows?: CandidateRow[]; data?: CandidateRow[] }

/** Changes the status at once on screen and at the server; what the server refuses is put back. */
export const useChangeStatus = () => {
  const client = useQueryClient()
  const scope = useCacheScope()
  const change = useCommand(changeStatus, { isPainted: true })
  const undo = useCommand(undoStatusChange)
  const paths: string[] = [findCandidates.path, adminGetAllCandidates.path]
  const lists = {
    predicate: ({ queryKey: [who, path] }: { queryKey: readonly unknown[] }) =>
      who === scope && typeof path === 'string' && paths.includes(path),
  }

  /** Shows these statuses by candidate in every list, and answers those that were shown. */
  const paint = (statuses: ReadonlyMap<string, string>) => {
    const before = new Map<string, string>()
    const painted = (rows?: CandidateRow[]) =>
      rows?.map((row) => {
        const status = statuses.get(row.id)
        if (status === undefined) return row
        before.set(row.id, row.status)
        return { ...row, status }
      })
    for (const [key, old] of client.getQueriesData<WithRows>(lists)) {
      if (!old) continue
      const rows = painted(old.rows)
      const data = painted(old.data)
      client.setQueryData(key, { ...old, ...(rows ? { rows } : {}), ...(data ? { data } : {}) })
    }
    return before
  }

  return {
    busy: change.isPending,
    undo: (batchId: string) => undo.mutateAsync({ batchId }),
    /** `seen`: the statuses shown at the choice. Someone moved since then causes a question. */
    change: async (selection: Selection, status: string, reason = '', seen: SeenStatuses = {}) => {
      // A list on its way may have been read before this change.
      await client.cancelQueries(lists)
      const before = paint(new Map(('ids' in selection ? selection.ids : []).map((id) => [id, status])))
      try {
        const why = reason.trim()
        return await change.mutateAsync({
          selection,
          status,
          ...(why ? { reason: why } : {}),
          ...(Object.keys(seen).length > 0 ? { seen } : {}),
        })
      } catch (error) {
        paint(before)
        throw error
      }
    },
  }
}
