import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { showProblem, showToast } from '../../../../../ui/notice/show-toast.ts'
import { showToastWithAction } from '../../../../../ui/notice/show-toast-with-action.tsx'
import { describeUndone } from './describe-undone.ts'

const people = (count: number) => `${formatCount(count)} ${count === 1 ? 'candidate' : 'candidates'}`

type StatusResult = { batchId: string; changed: number; unchanged: number; status: string }
type Undone = { restored: number; changedSince: number }

/** Shows a toast for a status change, with an undo. */
export const showStatusNotice = (
  { batchId, changed, unchanged, status }: StatusResult,
  undo: (batchId: string) => Promise<Undone>,
) => {
  const id = `status-${batchId}`
  const takeBack = async () => {
    try {
      showToast(describeUndone(await undo(batchId)))
    } catch (error) {
      showProblem(getErrorMessage(error, 'Couldn’t undo the change. Try again.'))
    }
  }
  const moved = changed > 0 || unchanged === 0 ? [`${people(changed)} moved to ${status}.`] : []
  const same = unchanged > 0 ? [`${people(unchanged)} already had this status.`] : []
  const words = [...moved, ...same].join(' ')
  if (changed > 0) showToastWithAction(words, { id, onPress: () => void takeBack() })
  else showToast(words, { id, stay: 12_000 })
}
