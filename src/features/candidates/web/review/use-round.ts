import { useState } from 'react'
import { sentenceOf } from '../../../../platform/web/call.ts'
import { notice } from '../../../../ui/notice.ts'
import type { CandidateRow } from '../../contract.ts'
import { undoneSentence } from '../status/undone-sentence.ts'
import { useChangeStatus } from '../status/use-change-status.ts'

type Decision = { batchId: string; at: number; id: string }

/** Gives statuses one after the other, and takes them back in the reverse order. */
export const useRound = (rows: readonly CandidateRow[], goTo: (at: number) => void) => {
  const { change, undo } = useChangeStatus()
  const [given, setGiven] = useState<readonly Decision[]>([])
  const [statuses, setStatuses] = useState<ReadonlyMap<string, string>>(new Map())
  const paint = (id: string, status: string | null) =>
    setStatuses((now) => {
      const next = new Map(now)
      if (status === null) next.delete(id)
      else next.set(id, status)
      return next
    })
  const give = async (at: number, status: string, reason = '') => {
    const row = rows[at]
    if (!row) return
    const before = statuses.get(row.id) ?? null
    paint(row.id, status)
    goTo(at + 1)
    try {
      const { batchId } = await change({ ids: [row.id] }, status, reason)
      setGiven((now) => [...now, { batchId, at, id: row.id }])
    } catch (error) {
      paint(row.id, before)
      notice(`${row.name}: ${sentenceOf(error, 'the status could not be changed. Please try again.')}`)
    }
  }
  const takeBack = async () => {
    const last = given.at(-1)
    if (!last) return
    setGiven((now) => now.slice(0, -1))
    try {
      const done = await undo(last.batchId)
      if (done.restored > 0) paint(last.id, null)
      else notice(undoneSentence(done))
      goTo(last.at)
    } catch (error) {
      notice(sentenceOf(error, 'The change could not be undone. Please try again.'))
    }
  }
  return { give, takeBack, statuses, mayUndo: given.length > 0 }
}
