import { ActionIcon, Button, Group, Paper, Text, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useState } from 'react'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useCommand } from '../../../platform/web/use-command.ts'
import { useForm } from '../../../platform/web/use-form.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { notice } from '../../../ui/notice.ts'
import { Failed, LoadingLines } from '../../../ui/states.tsx'
import { useLast } from '../../../ui/use-last.ts'
import { useCan } from '../../sign-in/web/door.ts'
import { addStatus, pipelineStatuses, reorderStatuses } from '../contract/statuses.ts'
import css from './organization-statuses.module.css'
import { DeleteStatusForm, type OwnStatus, RenameStatusForm } from './status-forms.tsx'

const people = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'candidate' : 'candidates'}`

const AddStatus = ({ organizationId }: { organizationId: string }) => {
  const add = useCommand(addStatus)
  const { typed, set, bind, told, busy, submit } = useForm(
    { status_label: '' },
    'The status could not be added. Please try again.',
  )
  return (
    <form
      className={css.add}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await add.mutateAsync({ id: organizationId, ...typed })
          set('status_label', '')
        })
      }}
    >
      <TextInput
        label="New status"
        maxLength={120}
        style={{ flex: 1 }}
        {...bind('status_label')}
        error={told ? (told.fields.status_label ?? told.message) : undefined}
      />
      <Button type="submit" loading={busy} disabled={typed.status_label.trim() === ''} mt={22}>
        Add Status
      </Button>
    </form>
  )
}

type StatusActionsProps = {
  label: string
  mayMoveUp: boolean
  mayMoveDown: boolean
  onMove: (by: 1 | -1) => void
  onOpen: (what: 'rename' | 'delete') => void
}

const StatusActions = ({ label, mayMoveUp, mayMoveDown, onMove, onOpen }: StatusActionsProps) => (
  <Group gap={2} wrap="nowrap">
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={`Move ${label} up`}
      disabled={!mayMoveUp}
      onClick={() => onMove(-1)}
    >
      <IconArrowUp size={16} />
    </ActionIcon>
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={`Move ${label} down`}
      disabled={!mayMoveDown}
      onClick={() => onMove(1)}
    >
      <IconArrowDown size={16} />
    </ActionIcon>
    <Button size="compact-sm" variant="subtle" aria-label={`Rename ${label}`} onClick={() => onOpen('rename')}>
      Rename
    </Button>
    <Button
      size="compact-sm"
      variant="subtle"
      color="red"
      aria-label={`Delete ${label}`}
      onClick={() => onOpen('delete')}
    >
      Delete
    </Button>
  </Group>
)

/** The organization's own statuses: add, rename with its candidates, put in order, delete with a target for its candidates. */
export const OrganizationStatuses = ({ organizationId }: { organizationId: string }) => {
  const mayEdit = useCan('candidates:edit')
  const found = useQuery(pipelineStatuses, { id: organizationId })
  const reorder = useCommand(reorderStatuses)
  const [open, setOpen] = useState<{ what: 'rename' | 'delete'; status: OwnStatus } | null>(null)
  const shown = useLast(open)
  const [said, setSaid] = useState('')
  if (found.isError && !found.data)
    return (
      <Failed onRetry={() => void found.refetch()}>
        {sentenceOf(found.error, 'The statuses could not be loaded.')}
      </Failed>
    )
  if (!found.data) return <LoadingLines label="Loading statuses" lines={8} />
  const { statuses } = found.data
  const move = async (at: number, by: number) => {
    const order = statuses.map(({ id }) => id)
    const [one] = order.splice(at, 1)
    if (one === undefined || at + by < 0 || at + by > order.length) return
    order.splice(at + by, 0, one)
    try {
      await reorder.mutateAsync({ id: organizationId, order })
      setSaid(`${statuses[at]?.status_label} is now number ${at + by + 1} of ${statuses.length}.`)
    } catch (error) {
      notice(sentenceOf(error, 'The order could not be changed. Please try again.'))
    }
  }
  const close = () => setOpen(null)
  return (
    <Paper p="md" component="section" aria-label="Pipeline statuses" maw={720}>
      <Text c="dimmed" size="sm" mb="sm">
        Every candidate starts at Initial Inquiry; Hired and Archived come last. Between them are your own, in this
        order.
      </Text>
      <div role="status" style={{ position: 'absolute', left: -9999 }}>
        {said}
      </div>
      <ol className={css.list} aria-label="Own statuses">
        {statuses.map((status, at) => (
          <li key={status.id} className={css.item}>
            <span className={css.word}>
              <Text span size="sm" fw={600}>
                {status.status_label}
              </Text>
              <Text span size="xs" c="dimmed">
                {people(status.candidates)}
              </Text>
            </span>
            {mayEdit ? (
              <StatusActions
                label={status.status_label}
                mayMoveUp={at > 0 && !reorder.isPending}
                mayMoveDown={at < statuses.length - 1 && !reorder.isPending}
                onMove={(by) => void move(at, by)}
                onOpen={(what) => setOpen({ what, status })}
              />
            ) : null}
          </li>
        ))}
      </ol>
      {mayEdit ? <AddStatus organizationId={organizationId} /> : null}
      <Dialog opened={open?.what === 'rename'} onClose={close} title="Rename status">
        {shown ? (
          <RenameStatusForm
            key={shown.status.id}
            organizationId={organizationId}
            status={shown.status}
            onClose={close}
          />
        ) : null}
      </Dialog>
      <Dialog opened={open?.what === 'delete'} onClose={close} title="Delete status">
        {shown ? (
          <DeleteStatusForm
            key={shown.status.id}
            organizationId={organizationId}
            status={shown.status}
            others={statuses.filter(({ id }) => id !== shown.status.id)}
            onClose={close}
          />
        ) : null}
      </Dialog>
    </Paper>
  )
}
