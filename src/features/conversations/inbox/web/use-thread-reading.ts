import { useEffect, useRef } from 'react'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { markThread } from '../contract/inbox.ts'
import type { Entry, Thread } from './thread-entry.ts'

/**
 * Marks a thread read when it is opened and when something new comes; each text is read once, so what a person marks unread
 * stays unread. Answers the switch between the two.
 */
export const useThreadReading = (thread: Thread | null, entries: Entry[], mayEdit: boolean): (() => void) => {
  const mark = useCommand(markThread)
  const seen = useRef('')
  const markAs = mark.mutate
  const newest = entries.findLast(({ kind }) => kind === 'inbound')?.id ?? 'none'
  useEffect(() => {
    if (!thread || seen.current === newest) return
    seen.current = newest
    if (thread.unread > 0 && mayEdit) markAs({ id: thread.id, read: true })
  }, [thread, newest, mayEdit, markAs])
  return () => {
    if (thread && mayEdit) mark.mutate({ id: thread.id, read: thread.unread > 0 })
  }
}
