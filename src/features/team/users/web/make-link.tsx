import { Button, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { OneTimeLink } from './one-time-link.tsx'

type LinkReply = { link: string; expiresAt: string }
type MakeLinkProps = {
  /** The purpose, before it is made. */
  children: ReactNode
  label: string
  until: (expiresAt: Date) => string
  make: () => Promise<LinkReply>
  onClose: () => void
}

/** Makes a link to give to someone, after explaining its purpose, and shows it once. */
export const MakeLink = ({ children, label, until, make, onClose }: MakeLinkProps) => {
  const [made, setMade] = useState<LinkReply | null>(null)
  const { formProblem, busy, submit } = useForm({}, 'No answer from the server. Try again.')
  if (made)
    return (
      <OneTimeLink
        says="The link is ready. Copy it now and share it. It won’t appear again."
        label={label}
        link={made.link}
        until={until(new Date(made.expiresAt))}
        onClose={onClose}
      />
    )
  return (
    <Stack gap="sm">
      {formProblem ? <Alert>{formProblem}</Alert> : null}
      <Text>{children}</Text>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={busy} onClick={() => void submit(async () => setMade(await make()))}>
          Create Link
        </Button>
      </DialogActions>
    </Stack>
  )
}
