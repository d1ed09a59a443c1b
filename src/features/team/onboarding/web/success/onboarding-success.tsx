import { lazyDialog } from '../../../../../ui/dialog/lazy-dialog.tsx'
import { useSuccessItem } from './use-success-item.ts'

const SuccessDialog = lazyDialog(async () => (await import('./success-dialog.tsx')).SuccessDialog)

/** The item of a finished onboarding in this browser, shown once. */
export const OnboardingSuccess = () => {
  const { item, close } = useSuccessItem()
  return <SuccessDialog opened={item !== null} item={item} onClose={close} />
}
