import { useState } from 'react'
import type { Subject } from '../subject.ts'
import { describeStatusFailure } from './describe-status-failure.ts'
import { getConflict } from './get-conflict.ts'
import { showStatusNotice } from './show-status-notice.tsx'
import { useChangeStatus } from './use-change-status.ts'

/** Selection and new status; for archived people with a reason. */
type StatusChange = { subject: Subject; status: string; reason?: string }

/**
 * Changes statuses and shows a toast with an undo. If someone else moved a person, `conflict` holds the props of the
 * question. `failed` is the message of a change that the server refused; `retryChange` sends it once more.
 */
export const useGiveStatus = (onDone: () => void) => {
  const { busy, change, undo } = useChangeStatus()
  const [failed, setFailed] = useState<{ given: StatusChange; says: string } | null>(null)
  const [met, setMet] = useState<{ given: StatusChange; with: NonNullable<ReturnType<typeof getConflict>> } | null>(
    null,
  )
  const send = async (given: StatusChange) => {
    const { subject, status, reason = '' } = given
    try {
      const done = await change(subject.selection, status, reason, subject.seen)
      setMet(null)
      setFailed(null)
      showStatusNotice({ ...done, status }, undo)
      onDone()
    } catch (error) {
      const conflict = getConflict(error)
      setMet(conflict && { given, with: conflict })
      setFailed(conflict ? null : { given, says: describeStatusFailure(error) })
    }
  }
  const give = async (given: StatusChange) => {
    setFailed(null)
    await send(given)
  }
  const retryChange = () => {
    if (failed) void send(failed.given)
  }
  const keep = ({ given, with: { now } }: NonNullable<typeof met>) => {
    const { selection } = given.subject
    const others = ('ids' in selection ? selection.ids : []).filter((id) => now[id] === undefined)
    if (others.length > 0) void give({ ...given, subject: { ...given.subject, selection: { ids: others } } })
    else {
      setMet(null)
      onDone()
    }
  }
  const move = ({ given, with: { now } }: NonNullable<typeof met>) => {
    void give({ ...given, subject: { ...given.subject, seen: { ...given.subject.seen, ...now } } })
  }
  const forget = () => {
    setMet(null)
    setFailed(null)
  }
  const conflict = met && {
    conflict: met.with,
    wanted: met.given.status,
    count: met.given.subject.count,
    busy,
    onKeep: () => keep(met),
    onMove: () => move(met),
  }
  return { busy, failed: failed?.says ?? null, conflict, give, retryChange, forget }
}
