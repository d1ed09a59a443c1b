import { useEffect, useRef } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { showProblem } from '../../../../ui/notice/show-toast.ts'
import { markThread } from '../contract/inbox.ts'
import type { Entry, Thread } from './thread-entry.ts'

/** Time in view after which a text counts as read. */
const readAfterMs = 2_000

/**
 * Marks a thread read once its newest text was in view for two seconds. Each text is marked once, so a thread that a
 * person marks unread stays unread, as does one that no one chose to read (`isGlance`). Returns the switch between the two.
 */
export const useThreadReading = (
  thread: Thread | null,
  entries: Entry[],
  mayEdit: boolean,
  isGlance = false,
): (() => void) => {
  const mark = useCommand(markThread)
  const seen = useRef('')
  const markAs = mark.mutate
  const newest = entries.findLast(({ kind }) => kind === 'inbound')?.id ?? 'none'
  const id = thread?.id
  const isUnread = (thread?.unread ?? 0) > 0
  useEffect(() => {
    if (id === undefined || isGlance || seen.current === newest) return undefined
    const read = () => {
      seen.current = newest
      if (isUnread && mayEdit) markAs({ id, read: true })
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = document.visibilityState === 'visible' ? setTimeout(read, readAfterMs) : undefined
    }
    wait()
    document.addEventListener('visibilitychange', wait)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wait)
    }
  }, [id, isGlance, isUnread, newest, mayEdit, markAs])
  return () => {
    if (!thread || !mayEdit) return
    const read = thread.unread > 0
    const otherwise = `Couldn’t mark it ${read ? 'read' : 'unread'}. Try again.`
    mark.mutate(
      { id: thread.id, read },
      { onError: (error) => showProblem(getErrorMessage(error, otherwise), { id: 'mark-thread' }) },
    )
  }
}
