import { lazy } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { useMe } from './auth-provider.tsx'

const ChangePasswordForm = lazy(() =>
  import('./change-password-form.tsx').then(({ ChangePasswordForm }) => ({ default: ChangePasswordForm })),
)

export const ChangePasswordDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const me = useMe()
  return (
    <Dialog opened={opened} onClose={onClose} title="Change Password" size="sm">
      <ChangePasswordForm username={me?.user.email ?? ''} onClose={onClose} />
    </Dialog>
  )
}
