import { Button, Group } from '@mantine/core'
import { sentenceOf } from '../../../../platform/web/call.ts'
import { hideNotice, notice } from '../../../../ui/notice.ts'
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
    hideNotice(id)
    try {
      notice(undoneSentence(await undo(batchId)))
    } catch (error) {
      notice(sentenceOf(error, 'The change could not be undone. Please try again.'))
    }
  }
  const same = unchanged > 0 ? ` ${people(unchanged)} had this status already.` : ''
  notice(
    <Group justify="space-between" wrap="nowrap">
      <span>
        {people(changed)} moved to {status}.{same}
      </span>
      {changed > 0 ? (
        <Button size="compact-sm" variant="light" onClick={() => void takeBack()}>
          Undo
        </Button>
      ) : null}
    </Group>,
    { id, stay: 12_000 },
  )
}
