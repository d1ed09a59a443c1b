import { hideNotice, showToast } from '../../../../ui/notice/show-toast.ts'
import { toastWithAction } from '../../../../ui/notice/toast-with-action.tsx'

const id = 'documents-activity'

/** Shows the finished action, with Undo. */
export const undoNotice = (words: string, undo: () => void) => {
  toastWithAction(words, { id, onPress: undo })
}

/** Shows the finished action, or why it failed. */
export const showPlainNotice = (words: string) => {
  hideNotice(id)
  showToast(words)
}
