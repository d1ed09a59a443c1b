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
  const change = useCommand(changeStatus)
  const undo = useCommand(undoStatusChange)
  const paths: string[] = [findCandidates.path, adminGetAllCandidates.path]

  const paint = (ids: ReadonlySet<string>, status: string) => {
    const filter = {
      predicate: ({ queryKey: [who, path] }: { queryKey: readonly unknown[] }) =>
        who === scope && typeof path === 'string' && paths.includes(path),
    }
    const before = client.getQueriesData<WithRows>(filter)
    const painted = (rows?: CandidateRow[]) => rows?.map((row) => (ids.has(row.id) ? { ...row, status } : row))
    for (const [key, old] of before) {
      if (!old) continue
      const rows = painted(old.rows)
      const data = painted(old.data)
      client.setQueryData(key, { ...old, ...(rows ? { rows } : {}), ...(data ? { data } : {}) })
    }
    return () => {
      for (const [key, old] of before) client.setQueryData(key, old)
    }
  }

  return {
    busy: change.isPending,
    undo: (batchId: string) => undo.mutateAsync({ batchId }),
    /** `seen`: the statuses shown at the choice. Someone moved since then causes a question. */
    change: async (selection: Selection, status: string, reason = '', seen: SeenStatuses = {}) => {
      const restore = paint(new Set('ids' in selection ? selection.ids : []), status)
      try {
        const why = reason.trim()
        return await change.mutateAsync({
          selection,
          status,
          ...(why ? { reason: why } : {}),
          ...(Object.keys(seen).length > 0 ? { seen } : {}),
        })
      } catch (error) {
        restore()
        throw error
      }
    },
  }
}
