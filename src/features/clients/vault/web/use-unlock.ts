import { useState } from 'react'
import { sentenceOf } from '../../../../platform/web/call.ts'
import { Refusal } from '../../../../rules/refusal.ts'
import { notice } from '../../../../ui/notice/notice.ts'

type Work = () => Promise<void>
const told = (error: unknown) => notice(sentenceOf(error, 'It could not be opened. Please try again.'))
const needsPassword = (error: unknown) => error instanceof Refusal && error.details.unlock === 'needed'

/** Does what needs the own password: when it was not given lately, it is asked for and the work is done then. */
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
