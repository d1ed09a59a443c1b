import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { formatDateTime } from '../../../../ui/format-date-time.ts'
import { showProblem } from '../../../../ui/notice/show-toast.ts'
import { showToastWithAction } from '../../../../ui/notice/show-toast-with-action.tsx'
import { updateThread } from '../contract/rest.ts'
import type { Thread } from './thread-entry.ts'

const noticeId = 'thread-at-rest'
const failed = (error: unknown) => showProblem(getErrorMessage(error, 'Couldn’t change the conversation. Try again.'))

/** Closes a thread, puts it off or opens it, and offers the way back. */
export const useRest = (thread: Thread | null) => {
  const rest = useCommand(updateThread)
  const set = (to: { closed: boolean; until: string | null }, said: string) => {
    if (!thread) return
    const { id, name } = thread
    rest.mutate(
      { id, ...to },
      {
        onSuccess: ({ before }) =>
          showToastWithAction(
            <>
              {name}: {said}
            </>,
            { id: noticeId, onPress: () => void rest.mutateAsync({ id, ...before, back: true }).catch(failed) },
          ),
        onError: failed,
      },
    )
  }
  return {
    busy: rest.isPending,
    close: () => set({ closed: true, until: null }, 'closed until they write again.'),
    reopen: () => set({ closed: false, until: null }, 'open again.'),
    snooze: (until: Date) =>
      set({ closed: false, until: until.toISOString() }, `back ${formatDateTime(until.toISOString())}.`),
  }
}
