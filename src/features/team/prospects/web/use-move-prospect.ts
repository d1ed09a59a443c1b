import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { useStartOnboarding } from '../../onboarding/web/public.ts'
import { moveProspect } from '../contract/prospects.ts'
import type { Stage } from './prospect-facts.tsx'

/**
 * Moves a prospect. A won one continues to Client Onboarding, with its known data; one without a contact needs one
 * first.
 */
export const useMoveProspect = () => {
  const move = useCommand(moveProspect)
  const start = useStartOnboarding()
  return async (id: string, name: string, stage: Stage, onIncomplete: () => void) => {
    try {
      const { onboarding } = await move.mutateAsync({ id, stage })
      showToast(`${name} moved to ${stage}.`)
      if (onboarding) await start('organization', onboarding)
    } catch (error) {
      if (error instanceof UserError && error.fields.stage) onIncomplete()
      showProblem(getErrorMessage(error, 'Couldn’t move the prospect. Try again.'))
    }
  }
}
