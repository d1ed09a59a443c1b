import { sentenceOf } from '../../../../../platform/web/call.ts'
import { notice } from '../../../../../ui/notice/notice.ts'
import { noticeWithButton } from '../../../../../ui/notice/notice-with-button.tsx'
import { undoneSentence } from './undone-sentence.ts'

const people = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'candidate' : 'candidates'}`

type Done = { batchId: string; changed: number; unchanged: number; status: string }
type Undone = { restored: number; changedSince: number }

/** Says what a status change did, and offers to take it back. */
export const statusNotice = (
  { batchId, changed, unchanged, status }: Done,
  undo: (batchId: string) => Promise<Undone>,
) => {
  const id = `status-${batchId}`
  const takeBack = async () => {
    try {
      notice(undoneSentence(await undo(batchId)))
    } catch (error) {
      notice(sentenceOf(error, 'The change could not be undone. Please try again.'))
    }
  }
  const same = unchanged > 0 ? ` ${people(unchanged)} had this status already.` : ''
  const words = `${people(changed)} moved to ${status}.${same}`
  if (changed > 0) noticeWithButton(words, { id, onPress: () => void takeBack() })
  else notice(words, { id, stay: 12_000 })
}
