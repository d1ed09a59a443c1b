import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { ReplyOf } from '../../../platform/web/call.ts'
import { useCommand } from '../../../platform/web/use-command.ts'
import { useForm } from '../../../platform/web/use-form.ts'
import { Alert } from '../../../ui/alert.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { makePersonResetLink, type Person } from '../contract/people.ts'
import { LinkOnce } from './link-once.tsx'

/** A link to a new password for somebody whom no mail reaches. */
export const ResetLink = ({ person, onClose }: { person: Person; onClose: () => void }) => {
  const make = useCommand(makePersonResetLink)
  const [made, setMade] = useState<ReplyOf<typeof makePersonResetLink> | null>(null)
  const { told, busy, submit } = useForm({}, 'No answer from the server. Please try again.')
  if (made)
    return (
      <LinkOnce
        says="The link is ready. Copy it now and hand it over: it is shown only once."
        label="Link to a new password"
        link={made.link}
        until={new Date(made.expiresAt).toLocaleTimeString('en-US', { timeStyle: 'short' })}
        onClose={onClose}
      />
    )
  return (
    <Stack gap="sm">
      {told ? <Alert>{told.message}</Alert> : null}
      <Text>
        No mail reaches this person, so you hand over the link. Whoever opens it chooses the password: give it to the
        person alone. It works once, for 30 minutes.
      </Text>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          loading={busy}
          onClick={() => void submit(async () => setMade(await make.mutateAsync({ id: person.id })))}
        >
          Make Link
        </Button>
      </DialogActions>
    </Stack>
  )
}
