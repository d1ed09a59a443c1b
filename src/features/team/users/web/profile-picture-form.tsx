import { Avatar, Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { getErrorMessage, upload } from '../../../../platform/web/call.ts'
import { getInitials } from '../../../../rules/person-name.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { useAuth } from '../../../access/sign-in/web/public.ts'
import { uploadProfileImage } from '../contract/users.ts'
import { findImageProblem, imageMessages } from '../rules/profile-image.ts'

/** Your own picture; choosing a file uploads it. */
export const ProfilePictureForm = ({ name, onClose }: { name: string; onClose: () => void }) => {
  const { session, me } = useAuth()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const forgetFile = useRef<() => void>(null)
  const choose = async (file: File | null) => {
    if (!file) return
    // The browser reports a choice only when it is another one: the same file can be tried again.
    forgetFile.current?.()
    const wrong = findImageProblem(file)
    setProblem(wrong ?? '')
    setDone(false)
    if (wrong) return
    setBusy(true)
    try {
      await upload(uploadProfileImage, file)
      await session.refresh()
      setDone(true)
    } catch (error) {
      setProblem(getErrorMessage(error, imageMessages.failed))
    }
    setBusy(false)
  }
  return (
    <Stack gap="md">
      {problem ? <Alert>{problem}</Alert> : null}
      {done ? <Alert kind="success">Picture saved.</Alert> : null}
      <Group>
        <Avatar src={me?.user.profile_image} size={84} radius={84} color="clay" alt="Your profile picture">
          {getInitials(name)}
        </Avatar>
        <div>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed">
            PNG, JPEG, GIF, WebP or AVIF, less than 5 MB
          </Text>
        </div>
      </Group>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <FileButton
          resetRef={forgetFile}
          onChange={(file) => void choose(file)}
          accept="image/*"
          inputProps={{ 'aria-label': 'Picture file' }}
        >
          {(props) => (
            <Button {...props} loading={busy}>
              Choose a Picture
            </Button>
          )}
        </FileButton>
      </Group>
    </Stack>
  )
}
