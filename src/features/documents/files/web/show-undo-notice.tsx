import { hideNotice, showToast } from '../../../../ui/notice/show-toast.ts'
import { showToastWithAction } from '../../../../ui/notice/show-toast-with-action.tsx'

const id = 'documents-activity'

/** Shows the finished action, with Undo. */
export const showUndoNotice = (words: string, undo: () => void) => {
  showToastWithAction(words, { id, onPress: undo })
}

/** Shows the finished action, or why it failed. */
export const showPlainNotice = (words: string) => {
  hideNotice(id)
  showToast(words)
}
