import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../ui/lazy.tsx'
import { useMe } from './auth-provider.tsx'

const ChangePasswordForm = lazyBody(async () => (await import('./change-password-form.tsx')).ChangePasswordForm)

export const ChangePasswordDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const me = useMe()
  return (
    <Dialog opened={opened} onClose={onClose} title="Change Password" size="sm">
      <ChangePasswordForm username={me?.user.email ?? ''} onClose={onClose} />
    </Dialog>
  )
}
