import { sentenceOf } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { notice } from '../../../../ui/notice/notice.ts'
import { noticeWithButton } from '../../../../ui/notice/notice-with-button.tsx'
import { deleteLogin, restoreLogin } from '../contract/changes.ts'

const noticeId = 'logins-trash'
type Named = { id: string; site: string }

const said = (words: string, onUndo: () => void) => noticeWithButton(words, { id: noticeId, onPress: onUndo })

/** Deletes an entry and takes it out of the trash, told with the way back. */
export const useLoginChanges = () => {
  const remove = useCommand(deleteLogin)
  const restore = useCommand(restoreLogin)
  const onRestore = async ({ id, site }: Named) => {
    try {
      await restore.mutateAsync({ id })
      notice(`${site} is back.`)
    } catch (error) {
      notice(sentenceOf(error, 'It could not be restored. Please try again.'))
    }
  }
  const onDelete = async (login: Named): Promise<boolean> => {
    try {
      await remove.mutateAsync({ id: login.id })
      said(`${login.site} is in the trash for 30 days.`, () => void onRestore(login))
      return true
    } catch (error) {
      notice(sentenceOf(error, 'It could not be deleted. Please try again.'))
      return false
    }
  }
  return { onDelete, onRestore }
}
