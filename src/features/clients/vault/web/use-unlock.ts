import { useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { showProblem } from '../../../../ui/notice/show-toast.ts'

type Work = () => Promise<void>
const told = (error: unknown) => showProblem(getErrorMessage(error, 'Couldn’t open it. Try again.'))
const needsPassword = (error: unknown) => error instanceof UserError && error.details.unlock === 'needed'

/** Runs an action that needs your own password. If it was not entered lately, asks for it first. */
export const useUnlock = () => {
  const [waiting, setWaiting] = useState<Work | null>(null)
  return {
    waiting: waiting !== null,
    attempt: async (work: Work, onProblem: (error: unknown) => void = told) => {
      try {
        await work()
      } catch (error) {
        if (needsPassword(error)) setWaiting(() => () => work().catch(onProblem))
        else onProblem(error)
      }
    },
    proceed: async () => {
      setWaiting(null)
      await waiting?.()
    },
    giveUp: () => setWaiting(null),
  }
}
export type Unlock = ReturnType<typeof useUnlock>
