import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { showToastWithAction } from '../../../../ui/notice/show-toast-with-action.tsx'
import { deleteLogin, restoreLogin } from '../contract/changes.ts'

const noticeId = 'logins-trash'
type LoginRef = { id: string; site: string }

const said = (words: string, onUndo: () => void) => showToastWithAction(words, { id: noticeId, onPress: onUndo })

/** Deletes an entry and takes it out of the trash, told with the way back. */
export const useLoginChanges = () => {
  const remove = useCommand(deleteLogin)
  const restore = useCommand(restoreLogin)
  const onRestore = async ({ id, site }: LoginRef) => {
    try {
      await restore.mutateAsync({ id })
      showToast(`${site} restored.`)
    } catch (error) {
      showProblem(getErrorMessage(error, 'Couldn’t restore it. Try again.'))
    }
  }
  const onDelete = async (login: LoginRef): Promise<boolean> => {
    try {
      await remove.mutateAsync({ id: login.id })
      said(`${login.site} moved to the trash for 30 days.`, () => void onRestore(login))
      return true
    } catch (error) {
      showProblem(getErrorMessage(error, 'Couldn’t delete it. Try again.'))
      return false
    }
  }
  return { onDelete, onRestore }
}
