import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { showProblem, showToast } from '../../../../../ui/notice/show-toast.ts'
import { showToastWithAction } from '../../../../../ui/notice/show-toast-with-action.tsx'
import { describeUnmerge } from '../../../../candidates/duplicates/rules/merge-words.ts'

const id = 'merge'

/** Shows a toast that lists the parts a merge moved, with an undo. */
export const showMergedNotice = (words: string, undo: () => Promise<Parameters<typeof describeUnmerge>[0]>) => {
  const takeBack = async () => {
    try {
      showToast(describeUnmerge(await undo()), { stay: 12_000 })
    } catch (error) {
      showProblem(getErrorMessage(error, 'Couldn’t undo the merge. Try again.'))
    }
  }
  showToastWithAction(words, { id, onPress: () => void takeBack() })
}
