import { Anchor, Button, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { sentenceOf } from '../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../platform/web/time-zone.ts'
import { useCommand } from '../../../platform/web/use-command.ts'
import { useForm } from '../../../platform/web/use-form.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { Alert } from '../../../ui/alert.tsx'
import { DialogActions } from '../../../ui/dialog/dialog-actions.tsx'
import { notice } from '../../../ui/notice.ts'
import { Failed, LoadingLines } from '../../../ui/states.tsx'
import { PostStateBadge, trackedJobPosts } from '../../job-posts/web/door.ts'
import { type Client, setClientStatus } from '../contract/clients.ts'

type PauseFormProps = { client: Client; onClose: () => void }

const words = (count: number) => `${count.toLocaleString('en-US')} active job ${count === 1 ? 'post' : 'posts'}`

const useActivePosts = (id: string) =>
  useQuery(trackedJobPosts, { timeZone: viewerTimeZone, organization: [id], active: 'active', page: 1 })
type ActivePosts = ReturnType<typeof useActivePosts>

/** The first page of a client's active job posts; a link leads to all of them. */
const Posts = ({ client, found }: { client: Client; found: ActivePosts }) => {
  if (found.isError && !found.data)
    return (
      <Failed onRetry={() => void found.refetch()}>
        {sentenceOf(found.error, 'The job posts could not be loaded.')}
      </Failed>
    )
  if (!found.data) return <LoadingLines label="Loading job posts" lines={3} />
  const { rows, total } = found.data
  if (total === 0) return <Text>It has no active job posts.</Text>
  return (
    <div>
      <Text mb="xs">
        It has{' '}
        <Anchor
          underline="always"
          renderRoot={(props) => <Link {...props} to="/job-post-tracker" search={{ organization: [client.id] }} />}
        >
          {words(total)}
        </Anchor>
        , which {total === 1 ? 'stays as it is' : 'stay as they are'}:
      </Text>
      <Stack
        component="ul"
        aria-label="Active job posts"
        gap={6}
        m={0}
        p={0}
        mah={240}
        style={{ listStyle: 'none', overflowY: 'auto' }}
        // A part that scrolls has to be within reach of the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {rows.map((post) => (
          <li key={post.id}>
            <Text span size="sm" fw={600} mr="xs">
              {[post.location ?? 'No location', post.position].filter(Boolean).join(' · ')}
            </Text>
            <PostStateBadge state={post.state}>{post.reason}</PostStateBadge>
          </li>
        ))}
      </Stack>
      {total > rows.length ? (
        <Text size="sm" c="dimmed" mt="xs">
          And {(total - rows.length).toLocaleString('en-US')} more.
        </Text>
      ) : null}
    </div>
  )
}

/** Pauses a client, or makes it active again. Its active job posts are listed first. */
export const PauseForm = (props: PauseFormProps) =>
  props.client.status.trim().toLowerCase() === 'active' ? <Pause {...props} /> : <Reactivate {...props} />

const otherwise = 'The client could not be changed. Please try again.'

const Pause = ({ client, onClose }: PauseFormProps) => {
  const change = useCommand(setClientStatus)
  const found = useActivePosts(client.id)
  const { told, busy, submit } = useForm({}, otherwise)
  const total = found.data?.total ?? null
  const save = () =>
    submit(async () => {
      try {
        await change.mutateAsync({ id: client.id, status: 'Paused', posts: total ?? 0 })
      } catch (error) {
        void found.refetch()
        throw error
      }
      notice(`${client.name} is paused.`)
      onClose()
    })
  return (
    <Stack gap="sm">
      {told ? <Alert>{told.message}</Alert> : null}
      <Text>{client.name} leaves the active clients and the dashboard’s counts. Nothing is deleted.</Text>
      <Posts client={client} found={found} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={busy} disabled={total === null} onClick={() => void save()}>
          {total ? `Pause with ${words(total)}` : 'Pause Client'}
        </Button>
      </DialogActions>
    </Stack>
  )
}

const Reactivate = ({ client, onClose }: PauseFormProps) => {
  const change = useCommand(setClientStatus)
  const { told, busy, submit } = useForm({}, otherwise)
  const save = () =>
    submit(async () => {
      await change.mutateAsync({ id: client.id, status: 'Active' })
      notice(`${client.name} is active again.`)
      onClose()
    })
  return (
    <Stack gap="sm">
      {told ? <Alert>{told.message}</Alert> : null}
      <Text>{client.name} comes back to the active clients.</Text>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={busy} onClick={() => void save()}>
          Reactivate Client
        </Button>
      </DialogActions>
    </Stack>
  )
}
