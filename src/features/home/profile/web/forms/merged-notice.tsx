import { sentenceOf } from '../../../../../platform/web/call.ts'
import { notice } from '../../../../../ui/notice/notice.ts'
import { noticeWithButton } from '../../../../../ui/notice/notice-with-button.tsx'
import { unmergedSentence } from '../../../../candidates/duplicates/rules/merge-words.ts'

const id = 'merge'

/** Says what a merge moved, and offers to take it back. */
export const mergedNotice = (words: string, undo: () => Promise<Parameters<typeof unmergedSentence>[0]>) => {
  const takeBack = async () => {
    try {
      notice(unmergedSentence(await undo()), { stay: 12_000 })
    } catch (error) {
      notice(sentenceOf(error, 'The merge could not be undone. Please try again.'))
    }
  }
  noticeWithButton(words, { id, onPress: () => void takeBack() })
}
