import { Dialog } from '../../../ui/dialog.tsx'
import { lateBody } from '../../../ui/late.tsx'

const ProfilePictureForm = lateBody(async () => (await import('./profile-picture-form.tsx')).ProfilePictureForm)

type ProfilePictureDialogProps = { opened: boolean; onClose: () => void; name: string }

export const ProfilePictureDialog = ({ opened, onClose, name }: ProfilePictureDialogProps) => (
  <Dialog opened={opened} onClose={onClose} title="Profile Picture" size="sm">
    <ProfilePictureForm name={name} onClose={onClose} />
  </Dialog>
)
