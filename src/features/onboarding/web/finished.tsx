import { Anchor, Button, CopyButton, Group, Paper, Stack, Text, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Alert } from '../../../ui/alert.tsx'
import type { Finished } from './use-finish.ts'

/** What was made, and the invitation links, which are shown only here. */
export const FinishedOnboarding = ({ done, onClose }: { done: Finished; onClose: () => void }) => (
  <Paper p="lg" component="section" aria-label="Finished">
    <Stack>
      <Alert kind="success">Everything has been created.</Alert>
      {done.invitations.length > 0 ? (
        <Text>Copy the invitation links now and send them: they are shown only once.</Text>
      ) : null}
      {done.invitations.map(({ email, link }) => {
        const address = new URL(link, window.location.origin).href
        return (
          <Group key={email} align="flex-end" gap="xs">
            <TextInput label={`Invitation of ${email}`} value={address} readOnly style={{ flex: 1, minWidth: 200 }} />
            <CopyButton value={address}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy} aria-label={`Copy the invitation of ${email}`}>
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
        <Anchor renderRoot={(props) => <Link {...props} to="/job-post-tracker" search={{ dialog: 'add' }} />}>
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
