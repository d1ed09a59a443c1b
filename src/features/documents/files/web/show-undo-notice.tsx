import { hideNotice, showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { showToastWithAction } from '../../../../ui/notice/show-toast-with-action.tsx'

const id = 'documents-activity'

/** Shows the finished action, with Undo. */
export const showUndoNotice = (words: string, undo: () => void) => {
  showToastWithAction(words, { id, onPress: undo })
}

/** Shows the finished action. */
export const showPlainNotice = (words: string) => {
  hideNotice(id)
  showToast(words)
}

/** Shows why the action failed. */
export const showFailedNotice = (words: string) => {
  hideNotice(id)
  showProblem(words)
}
