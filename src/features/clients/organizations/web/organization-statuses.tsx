import { Button, Paper, Text, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { useOrderDrag } from '../../../../ui/board/use-order-drag.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { showProblem } from '../../../../ui/notice/show-toast.ts'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { useLastValue } from '../../../../ui/use-last-value.ts'
import { useKeptTyped } from '../../../access/form-drafts/web/public.ts'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { addStatus, pipelineStatuses, reorderStatuses } from '../contract/statuses.ts'
import css from './organization-statuses.module.css'
import { DeleteStatusForm, type OwnStatus, RenameStatusForm } from './status-forms.tsx'
import { StatusRow } from './status-row.tsx'

const AddStatus = ({ organizationId }: { organizationId: string }) => {
  const add = useCommand(addStatus)
  const { typed, set, setTyped, bind, told, busy, submit } = useForm(
    { status_label: '' },
    'Couldn’t add the status. Try again.',
  )
  const kept = useKeptTyped(`new-status:${organizationId}`, { typed, setTyped })
  return (
    <form
      className={css.add}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await add.mutateAsync({ id: organizationId, ...typed })
          kept.saved()
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

/** The organization's own statuses: add, rename with its candidates, put in order, delete with a target for its candidates. */
export const OrganizationStatuses = ({ organizationId }: { organizationId: string }) => {
  const mayEdit = useCan('candidates:edit')
  const found = useQuery(pipelineStatuses, { id: organizationId })
  const reorder = useCommand(reorderStatuses)
  const [open, setOpen] = useState<{ what: 'rename' | 'delete'; status: OwnStatus } | null>(null)
  const shown = useLastValue(open)
  const [said, setSaid] = useState('')
  const statuses = found.data?.statuses ?? []
  const move = async (from: number, to: number) => {
    const order = statuses.map(({ id }) => id)
    const [one] = order.splice(from, 1)
    if (one === undefined || to < 0 || to > order.length || reorder.isPending) return
    order.splice(to, 0, one)
    try {
      await reorder.mutateAsync({ id: organizationId, order })
      setSaid(`${statuses[from]?.status_label} is now number ${to + 1} of ${statuses.length}.`)
    } catch (error) {
      showProblem(getErrorMessage(error, 'Couldn’t change the order. Try again.'))
    }
  }
  const list = useRef<HTMLOListElement>(null)
  const rows = mayEdit ? statuses.map(({ id }) => id).join(' ') : ''
  const drag = useOrderDrag(list, rows, (from, to) => void move(from, to))
  if (found.isError && !found.data)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load the statuses.')}
      </ErrorState>
    )
  if (!found.data) return <LoadingLines label="Loading statuses" lines={8} />
  const close = () => setOpen(null)
  return (
    <Paper p="md" component="section" aria-label="Pipeline statuses" maw={720}>
      <Text c="dimmed" size="sm" mb="sm">
        Every candidate starts at Initial Inquiry. Hired and Archived come last. Your own statuses come between, in this
        order.
      </Text>
      <div role="status" style={{ position: 'absolute', left: -9999 }}>
        {said}
      </div>
      <ol ref={list} className={css.list} aria-label="Own statuses" onPointerEnter={drag.want}>
        {statuses.map((status, at) => (
          <StatusRow
            key={status.id}
            status={status}
            mayEdit={mayEdit}
            mayMoveUp={at > 0 && !reorder.isPending}
            mayMoveDown={at < statuses.length - 1 && !reorder.isPending}
            isDragged={drag.dragged === at}
            lands={drag.lands(at)}
            onMove={(by) => void move(at, at + by)}
            onOpen={(what) => setOpen({ what, status })}
          />
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
