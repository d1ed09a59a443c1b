import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { showProblem, showToast } from '../../../../../ui/notice/show-toast.ts'
import type { CandidateRow } from '../../contract/directory.ts'
import { describeUndone } from '../status/describe-undone.ts'
import { type Conflict, getConflict } from '../status/get-conflict.ts'
import { useChangeStatus } from '../status/use-change-status.ts'

type BlockedDecision = { at: number; id: string; status: string; reason: string; conflict: Conflict }
type Decision = { batchId: string; at: number; id: string }

/** Gives statuses one after the other, and undoes them in reverse order. */
export const useRound = (rows: readonly CandidateRow[], goTo: (at: number) => void) => {
  const { change, undo } = useChangeStatus()
  const [given, setGiven] = useState<readonly Decision[]>([])
  const [statuses, setStatuses] = useState<ReadonlyMap<string, string>>(new Map())
  const [met, setMet] = useState<readonly BlockedDecision[]>([])
  const paint = (id: string, status: string | null) =>
    setStatuses((now) => {
      const next = new Map(now)
      if (status === null) next.delete(id)
      else next.set(id, status)
      return next
    })
  const give = async (at: number, status: string, reason = '', now?: string) => {
    const row = rows[at]
    if (!row) return
    const before = statuses.get(row.id) ?? null
    const seen = { [row.id]: now ?? before ?? row.status }
    paint(row.id, status)
    goTo(at + 1)
    try {
      const { batchId } = await change({ ids: [row.id] }, status, reason, seen)
      setGiven((now) => [...now, { batchId, at, id: row.id }])
    } catch (error) {
      paint(row.id, before)
      const conflict = getConflict(error)
      if (conflict) setMet((all) => [...all, { at, id: row.id, status, reason, conflict }])
      else showProblem(`${row.name}: ${getErrorMessage(error, 'couldn’t change the status. Try again.')}`)
    }
  }
  const takeBack = async () => {
    const last = given.at(-1)
    if (!last) return
    setGiven((now) => now.slice(0, -1))
    try {
      const done = await undo(last.batchId)
      if (done.restored > 0) paint(last.id, null)
      else showToast(describeUndone(done))
      goTo(last.at)
    } catch (error) {
      showProblem(getErrorMessage(error, 'Couldn’t undo the change. Try again.'))
    }
  }
  /** The first open question about someone moved by someone else. */
  const [asked] = met
  const decide = (moves: boolean) => {
    if (!asked) return
    const now = asked.conflict.now[asked.id]
    setMet((all) => all.slice(1))
    if (moves) void give(asked.at, asked.status, asked.reason, now)
    else if (now !== undefined) paint(asked.id, now)
  }
  return { asked: asked ?? null, decide, give, takeBack, statuses, canUndo: given.length > 0 }
}
