import { Button, Select, Stack, Text, TextInput } from '@mantine/core'
import type { ReplyOf } from '../../../../platform/web/call.ts'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptTyped } from '../../../access/form-drafts/web/public.ts'
import { listStatusChoices } from '../../../candidates/directory/rules/statuses.ts'
import { deleteStatus, type pipelineStatuses, renameStatus } from '../contract/statuses.ts'

export type OwnStatus = ReplyOf<typeof pipelineStatuses>['statuses'][number]

type StatusFormProps = { organizationId: string; status: OwnStatus; onClose: () => void }

const hold = (count: number) => `${formatCount(count)} ${count === 1 ? 'candidate has' : 'candidates have'} this status`
const people = (count: number) => `${formatCount(count)} ${count === 1 ? 'candidate' : 'candidates'}`

/** Another name for a status; says first how many candidates move along. */
export const RenameStatusForm = ({ organizationId, status, onClose }: StatusFormProps) => {
  const rename = useCommand(renameStatus)
  const { typed, setTyped, bind, told, formProblem, busy, submit } = useForm(
    { status_label: status.status_label },
    'Couldn’t rename the status. Try again.',
  )
  const kept = useKeptTyped(`status:${status.id}`, { typed, setTyped })
  const total = Number(told?.refusal?.details.total ?? status.candidates)
  const { was = status.status_label } = told?.refusal?.details ?? {}
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await rename.mutateAsync({
            id: organizationId,
            statusId: status.id,
            was: String(was),
            expected: total,
            ...typed,
          })
          showToast(`Status renamed to ${typed.status_label.trim()}.`)
          kept.saved()
          onClose()
        })
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <TextInput label="Name" maxLength={120} {...bind('status_label')} />
        <Text c="dimmed">
          {total === 0 ? 'No candidate has this status.' : `${hold(total)} and will move to the new name.`}
        </Text>
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} disabled={typed.status_label.trim() === ''}>
          {total === 0 ? 'Rename Status' : `Rename and Move ${people(total)}`}
        </Button>
      </DialogActions>
    </form>
  )
}

/** Deletes a status; its candidates go to another one. */
export const DeleteStatusForm = ({
  organizationId,
  status,
  others,
  onClose,
}: StatusFormProps & { others: readonly OwnStatus[] }) => {
  const remove = useCommand(deleteStatus)
  const { typed, set, told, formProblem, busy, submit } = useForm(
    { target: '' },
    'Couldn’t delete the status. Try again.',
  )
  const total = Number(told?.refusal?.details.total ?? status.candidates)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await remove.mutateAsync({ id: organizationId, statusId: status.id, target: typed.target })
          showToast(`${status.status_label} deleted.`)
          onClose()
        })
      }}
    >
      <Stack gap="sm">
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <Text>{total === 0 ? `No candidate has ${status.status_label}.` : `${hold(total)}.`}</Text>
        {total > 0 ? (
          <Select
            label="Move them to"
            required
            data={listStatusChoices(others)}
            value={typed.target === '' ? null : typed.target}
            onChange={(target) => set('target', target ?? '')}
            error={told?.fields.target}
          />
        ) : null}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" color="red" loading={busy} disabled={total > 0 && typed.target === ''}>
          {total === 0 ? 'Delete Status' : `Move ${people(total)} and Delete`}
        </Button>
      </DialogActions>
    </form>
  )
}
