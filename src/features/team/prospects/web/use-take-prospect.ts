import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { claimProspect } from '../contract/prospects.ts'
import type { Prospect } from './prospect-facts.tsx'

/** Makes the reader the owner of a prospect that has none, and confirms it. */
export const useTakeProspect = () => {
  const take = useCommand(claimProspect)
  return ({ id, name }: Prospect) =>
    take.mutate(
      { id },
      {
        onSuccess: () => showToast(`${name} is yours.`),
        onError: (error) => showProblem(getErrorMessage(error, 'Couldn’t claim the prospect. Try again.')),
      },
    )
}
