import { Anchor, Button, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useCommand } from '../../../platform/web/use-command.ts'
import { useForm } from '../../../platform/web/use-form.ts'
import { Alert } from '../../../ui/alert.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { notice } from '../../../ui/notice.ts'
import { type Client, setClientStatus } from '../contract/clients.ts'

const posts = (count: number) => `${count.toLocaleString('en-US')} active job ${count === 1 ? 'post' : 'posts'}`

/** Pauses a client, or makes it active again. Active job posts are told first. */
export const PauseForm = ({ client, onClose }: { client: Client; onClose: () => void }) => {
  const change = useCommand(setClientStatus)
  const { told, busy, submit } = useForm({}, 'The client could not be changed. Please try again.')
  const pauses = client.status.trim().toLowerCase() === 'active'
  const known = client.posts.good + client.posts.warning + client.posts.alert
  const count = Number(told?.refusal?.details.posts ?? known)
  const asks = told?.refusal?.code === 'conflict'
  const save = () =>
    submit(async () => {
      await change.mutateAsync({ id: client.id, status: pauses ? 'Paused' : 'Active', confirmed: asks || known > 0 })
      notice(pauses ? `${client.name} is paused.` : `${client.name} is active again.`)
      onClose()
    })
  return (
    <Stack gap="sm">
      {told ? <Alert>{asks ? `${told.message} Pause it all the same?` : told.message}</Alert> : null}
      <Text>
        {pauses
          ? `${client.name} leaves the active clients and the dashboard’s counts. Nothing is deleted.`
          : `${client.name} comes back to the active clients.`}
      </Text>
      {pauses && count > 0 ? (
        <Text>
          It has{' '}
          <Anchor
            renderRoot={(props) => <Link {...props} to="/job-post-tracker" search={{ organization: [client.id] }} />}
          >
            {posts(count)}
          </Anchor>
          , which stay as they are.
        </Text>
      ) : null}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={busy} onClick={() => void save()}>
          {pauses ? (count > 0 ? `Pause with ${posts(count)}` : 'Pause Client') : 'Reactivate Client'}
        </Button>
      </DialogActions>
    </Stack>
  )
}
