import { useNavigate } from '@tanstack/react-router'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { showProblem } from '../../../../ui/notice/show-toast.ts'
import { getPage } from '../../../candidates/directory/rules/candidate-link.ts'
import { routeApplication } from '../contract/unrouted.ts'
import { showRoutedNotice } from './show-routed-notice.tsx'
import { formatDisplayName, type Unrouted } from './unrouted-columns.tsx'

/** Whether one click is enough: an email proposes someone who can be reached, and its code leads to an open place. */
export const canAccept = ({ reason, place, name, email, phone }: Unrouted): boolean =>
  reason !== null && place !== null && name !== '' && (email !== null || phone !== null)

/** Takes the person an email proposes at the place of its code. */
export const useAccept = () => {
  const navigate = useNavigate()
  const route = useCommand(routeApplication)
  const accept = (row: Unrouted) =>
    route.mutate(
      { id: row.id, code: row.place?.code ?? '' },
      {
        onSuccess: (done) =>
          showRoutedNotice(formatDisplayName(row), done, () => {
            void navigate(getPage({ id: done.candidate_id, position: done.position }))
          }),
        onError: (error) =>
          showProblem(getErrorMessage(error, 'Couldn’t accept the person. Try again.'), { id: 'unrouted-accepted' }),
      },
    )
  return { accept, accepting: route.isPending ? route.variables.id : null }
}
