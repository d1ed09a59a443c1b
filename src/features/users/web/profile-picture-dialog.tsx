import { lazy } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'

const ProfilePictureForm = lazy(() =>
  import('./profile-picture-form.tsx').then(({ ProfilePictureForm }) => ({ default: ProfilePictureForm })),
)

type ProfilePictureDialogProps = { opened: boolean; onClose: () => void; name: string }

export const ProfilePictureDialog = ({ opened, onClose, name }: ProfilePictureDialogProps) => (
  <Dialog opened={opened} onClose={onClose} title="Profile Picture" size="sm">
    <ProfilePictureForm name={name} onClose={onClose} />
  </Dialog>
)
