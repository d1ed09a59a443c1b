import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../ui/lazy.tsx'

const ProfilePictureForm = lazyBody(async () => (await import('./profile-picture-form.tsx')).ProfilePictureForm)

type ProfilePictureDialogProps = { opened: boolean; onClose: () => void; name: string }

export const ProfilePictureDialog = ({ opened, onClose, name }: ProfilePictureDialogProps) => (
  <Dialog opened={opened} onClose={onClose} title="Profile Picture" size="sm">
    <ProfilePictureForm name={name} onClose={onClose} />
  </Dialog>
)
