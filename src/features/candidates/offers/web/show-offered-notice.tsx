import { getErrorMessage } from '../../../../platform/web/call.ts'
import { showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { showToastWithAction } from '../../../../ui/notice/show-toast-with-action.tsx'

type OfferSummary = { id: string; name: string; clinic: string; fileMissing: boolean }

/** Shows a toast that names the clinic, with an undo. */
export const showOfferedNotice = (
  { id: offer, name, clinic, fileMissing }: OfferSummary,
  undo: () => Promise<unknown>,
) => {
  const id = `offer-${offer}`
  const takeBack = async () => {
    try {
      await undo()
      showToast(`Referral to ${clinic} withdrawn.`)
    } catch (error) {
      showProblem(getErrorMessage(error, 'Couldn’t withdraw the referral. Try again.'))
    }
  }
  showToastWithAction(
    <>
      {name} was referred to {clinic}.{fileMissing ? ' One file was missing and wasn’t sent.' : ''}
    </>,
    { id, onPress: () => void takeBack() },
  )
}
