import { sentenceOf } from '../../../../platform/web/call.ts'
import { notice } from '../../../../ui/notice/notice.ts'
import { noticeWithButton } from '../../../../ui/notice/notice-with-button.tsx'

type Offered = { id: string; name: string; clinic: string; fileMissing: boolean }

/** Says to whom somebody was offered, and takes it back. */
export const offeredNotice = ({ id: offer, name, clinic, fileMissing }: Offered, undo: () => Promise<unknown>) => {
  const id = `offer-${offer}`
  const takeBack = async () => {
    try {
      await undo()
      notice(`The offer to ${clinic} was taken back.`)
    } catch (error) {
      notice(sentenceOf(error, 'The offer could not be taken back. Please try again.'))
    }
  }
  noticeWithButton(
    <>
      {name} was offered to {clinic}.{fileMissing ? ' A file of theirs was not found and did not go along.' : ''}
    </>,
    { id, onPress: () => void takeBack() },
  )
}
