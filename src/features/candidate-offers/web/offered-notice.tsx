import { Button, Group } from '@mantine/core'
import { sentenceOf } from '../../../platform/web/call.ts'
import { hideNotice, notice } from '../../../ui/notice.ts'

type Offered = { id: string; name: string; clinic: string; fileMissing: boolean }

/** Says to whom somebody was offered, and takes it back. */
export const offeredNotice = ({ id: offer, name, clinic, fileMissing }: Offered, undo: () => Promise<unknown>) => {
  const id = `offer-${offer}`
  const takeBack = async () => {
    hideNotice(id)
    try {
      await undo()
      notice(`The offer to ${clinic} was taken back.`)
    } catch (error) {
      notice(sentenceOf(error, 'The offer could not be taken back. Please try again.'))
    }
  }
  notice(
    <Group justify="space-between" wrap="nowrap">
      <span style={{ overflowWrap: 'anywhere' }}>
        {name} was offered to {clinic}.{fileMissing ? ' A file of theirs was not found and did not go along.' : ''}
      </span>
      <Button size="compact-sm" variant="light" flex="none" onClick={() => void takeBack()}>
        Undo
      </Button>
    </Group>,
    { id, stay: 12_000 },
  )
}
