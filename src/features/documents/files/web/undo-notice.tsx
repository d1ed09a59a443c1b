import { hideNotice, showToast } from '../../../../ui/notice/show-toast.ts'
import { toastWithAction } from '../../../../ui/notice/toast-with-action.tsx'

const id = 'documents-activity'

/** What was done, and the way back. */
export const undoNotice = (words: string, undo: () => void) => {
  toastWithAction(words, { id, onPress: undo })
}

/** What was done or why not. */
export const plainNotice = (words: string) => {
  hideNotice(id)
  showToast(words)
}
