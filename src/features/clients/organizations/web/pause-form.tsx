import { Button, Stack, Text } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { type Client, setClientStatus } from '../contract/clients.ts'

type Posts = { list: ReactNode; total: number | null; countText: string; retry: () => void }
/**
 * Component that lists a client's active job posts. The route passes it in, because job posts belong to another area.
 */
export type ActivePostsOf = ComponentType<{ organizationId: string; children: (posts: Posts) => ReactNode }>

type ClientProps = { client: Client; onClose: () => void }
type PauseFormProps = ClientProps & { ActivePosts: ActivePostsOf }

/** Pauses a client, or makes it active again. Its active job posts are listed first. */
export const PauseForm = ({ ActivePosts, client, onClose }: PauseFormProps) =>
  client.status.trim().toLowerCase() === 'active' ? (
    <ActivePosts organizationId={client.id}>
      {(posts) => <Pause client={client} posts={posts} onClose={onClose} />}
    </ActivePosts>
  ) : (
    <Reactivate client={client} onClose={onClose} />
  )

const otherwise = 'Couldn’t change the client. Try again.'

const Pause = ({ client, posts, onClose }: ClientProps & { posts: Posts }) => {
  const change = useCommand(setClientStatus)
  const { formProblem, busy, submit } = useForm({}, otherwise)
  const { list, total, countText, retry } = posts
  const save = () =>
    submit(async () => {
      try {
        await change.mutateAsync({ id: client.id, status: 'Paused', posts: total ?? 0 })
      } catch (error) {
        retry()
        throw error
      }
      showToast(`${client.name} paused.`)
      onClose()
    })
  return (
    <Stack gap="sm">
      {formProblem ? <Alert>{formProblem}</Alert> : null}
      <Text>{client.name} leaves the active list and dashboard counts. Nothing is deleted.</Text>
      {list}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={busy} disabled={total === null} onClick={() => void save()}>
          {countText ? `Pause With ${countText}` : 'Pause Client'}
        </Button>
      </DialogActions>
    </Stack>
  )
}

const Reactivate = ({ client, onClose }: ClientProps) => {
  const change = useCommand(setClientStatus)
  const { formProblem, busy, submit } = useForm({}, otherwise)
  const save = () =>
    submit(async () => {
      await change.mutateAsync({ id: client.id, status: 'Active' })
      showToast(`${client.name} reactivated.`)
      onClose()
    })
  return (
    <Stack gap="sm">
      {formProblem ? <Alert>{formProblem}</Alert> : null}
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
