import { hideNotice, notice } from '../../../../ui/notice/notice.ts'
import { noticeWithButton } from '../../../../ui/notice/notice-with-button.tsx'

const id = 'documents-activity'

/** What was done, and the way back. */
export const undoNotice = (words: string, undo: () => void) => {
  noticeWithButton(words, { id, onPress: undo })
}

/** What was done or why not. */
export const plainNotice = (words: string) => {
  hideNotice(id)
  notice(words)
}
