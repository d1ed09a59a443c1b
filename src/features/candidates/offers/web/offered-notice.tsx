import { errorMessage } from '../../../../platform/web/call.ts'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { toastWithAction } from '../../../../ui/notice/toast-with-action.tsx'

type Offered = { id: string; name: string; clinic: string; fileMissing: boolean }

/** Says to whom someone was offered, and takes it back. */
export const offeredNotice = ({ id: offer, name, clinic, fileMissing }: Offered, undo: () => Promise<unknown>) => {
  const id = `offer-${offer}`
  const takeBack = async () => {
    try {
      await undo()
      showToast(`The offer to ${clinic} was taken back.`)
    } catch (error) {
      showToast(errorMessage(error, 'The offer could not be taken back. Please try again.'))
    }
  }
  toastWithAction(
    <>
      {name} was offered to {clinic}.{fileMissing ? ' A file of theirs was not found and did not go along.' : ''}
    </>,
    { id, onPress: () => void takeBack() },
  )
}
