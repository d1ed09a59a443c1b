import { Anchor, Button, CopyButton, Group, Paper, Stack, Text, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { useAuth } from '../../../access/sign-in/web/public.ts'
import { listSuccessCodes } from '../rules/list-success-codes.ts'
import { holdSuccessDialog } from './success/success-dialog-hold.ts'
import type { OnboardingResult } from './use-finish.ts'

/** The copied links. Until each was copied, the dialog with the codes does not cover them. */
const useCopied = (emails: readonly string[]) => {
  const [copied, setCopied] = useState<readonly string[]>([])
  const waits = emails.some((email) => !copied.includes(email))
  useEffect(() => (waits ? holdSuccessDialog() : undefined), [waits])
  return (email: string) => setCopied((before) => [...before, email])
}

const byHand = 'Copy the invitation links now and send them. They won’t appear again.'
const byMail =
  'The invitations are on their way by email. Copy the links now in case one doesn’t arrive. They won’t appear again.'

/** The created records, and the invitation links, which are shown only here. */
export const FinishedOnboarding = ({ done, onClose }: { done: OnboardingResult; onClose: () => void }) => {
  const { session } = useAuth()
  const onCopied = useCopied(done.invitations.map(({ email }) => email))
  const [first] = listSuccessCodes(done.success)
  return (
    <Paper p="lg" component="section" aria-label="Finished">
      <Stack>
        <Alert kind="success">Everything is created.</Alert>
        {done.invitations.length > 0 ? (
          <Text>{session.settings().sendsMail ? byMail : byHand} Next, share the job codes.</Text>
        ) : null}
        {done.invitations.map(({ email, link }) => {
          const address = new URL(link, window.location.origin).href
          return (
            <Group key={email} align="flex-end" gap="xs">
              <TextInput
                label={`Invitation of ${email}`}
                value={address}
                readOnly
                onCopy={() => onCopied(email)}
                style={{ flex: 1, minWidth: 200 }}
              />
              <CopyButton value={address}>
                {({ copied, copy }) => (
                  <Button
                    variant="default"
                    onClick={() => {
                      copy()
                      onCopied(email)
                    }}
                    aria-label={`Copy the invitation of ${email}`}
                  >
                    {copied ? 'Copied' : 'Copy Link'}
                  </Button>
                )}
              </CopyButton>
            </Group>
          )
        })}
        <Group>
          <Anchor
            renderRoot={(props) => (
              <Link
                {...props}
                to="/organization/$organizationId"
                params={{ organizationId: done.organization_id }}
                search={{ tab: 'locations' }}
              />
            )}
          >
            Open the organization
          </Anchor>
          <Anchor renderRoot={(props) => <Link {...props} to="/active-job-codes" search={{}} />}>Open job codes</Anchor>
          <Anchor
            renderRoot={(props) => (
              <Link {...props} to="/job-post-tracker" search={{ dialog: 'add', code: first?.code }} />
            )}
          >
            Create a job post
          </Anchor>
        </Group>
        <Group>
          <Button variant="default" onClick={onClose}>
            Done
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
