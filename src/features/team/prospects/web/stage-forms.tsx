import { Anchor, Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { getErrorMessage, getUrl } from '../../../../platform/web/call.ts'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { ErrorState } from '../../../../ui/states.tsx'
import { KeptLine, useKeptTyped } from '../../../access/form-drafts/web/public.ts'
import { demoInvite, mergeProspects, moveProspect, prospects, scheduleDemo } from '../contract/prospects.ts'
import type { Prospect } from './prospect-facts.tsx'

type OneFormProps = { one: Prospect; onClose: () => void }

/** A lost prospect needs a reason. */
export const LostForm = ({ one, onClose }: OneFormProps) => {
  const move = useCommand(moveProspect)
  const { typed, setTyped, bind, formProblem, busy, submit } = useForm(
    { lost_reason: '' },
    'Couldn’t move the prospect. Try again.',
  )
  const kept = useKeptTyped(`prospect-lost:${one.id}`, { typed, setTyped })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await move.mutateAsync({ id: one.id, stage: 'Lost', ...typed })
          showToast(`${one.name} moved to Lost.`)
          kept.saved()
          onClose()
        })
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <TextInput label="Why was it lost?" required maxLength={200} {...bind('lost_reason')} />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} disabled={typed.lost_reason.trim() === ''}>
          Move to Lost
        </Button>
      </DialogActions>
    </form>
  )
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** When the demo is, in the viewer's own time, and the calendar file. */
export const DemoForm = ({ one, onClose }: OneFormProps) => {
  const schedule = useCommand(scheduleDemo)
  const { typed, bind, formProblem, busy, submit } = useForm({ at: '' }, 'Couldn’t schedule the demo. Try again.')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          const time = new Date(typed.at)
          if (Number.isNaN(time.getTime())) throw UserError.at('at', 'Choose a day and a time.')
          await schedule.mutateAsync({ id: one.id, at: time.toISOString() })
          showToast('Demo scheduled.')
        })
      }}
    >
      <Stack gap="sm">
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        {one.demo_at ? (
          <Text>
            The demo is on {new Date(one.demo_at).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' })}.{' '}
            <Anchor href={getUrl(demoInvite, { id: one.id })} download underline="always">
              Calendar file (.ics)
            </Anchor>
          </Text>
        ) : (
          <Text c="dimmed">No demo is scheduled yet.</Text>
        )}
        <TextInput
          label={one.demo_at ? 'Another time' : 'Day and time'}
          description={`Your time: ${zone}`}
          type="datetime-local"
          {...bind('at')}
        />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button type="submit" loading={busy} disabled={typed.at === ''}>
          {one.demo_at ? 'Move Demo' : 'Schedule Demo'}
        </Button>
      </DialogActions>
    </form>
  )
}

/** Merges the other one into this one, which deletes it. Every prospect can be chosen, under any filter of the list. */
export const MergeForm = ({ one, onClose }: OneFormProps) => {
  const all = useQuery(prospects, {})
  const merge = useCommand(mergeProspects)
  const { typed, set, formProblem, busy, submit } = useForm(
    { duplicate: '' },
    'Couldn’t merge the prospects. Try again.',
  )
  const others = (all.data?.rows ?? []).filter(({ id }) => id !== one.id)
  const other = others.find(({ id }) => id === typed.duplicate)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await merge.mutateAsync({ id: one.id, duplicate: typed.duplicate })
          showToast(`${other?.name ?? 'The duplicate'} was merged into ${one.name}.`)
          onClose()
        })
      }}
    >
      <Stack gap="sm">
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        {all.isError ? (
          <ErrorState onRetry={() => void all.refetch()}>
            {getErrorMessage(all.error, 'Couldn’t load the prospects.')}
          </ErrorState>
        ) : null}
        <NativeSelect
          disabled={!all.data}
          label={`Which one is the same as ${one.name}?`}
          data={[
            { value: '', label: 'Choose a prospect' },
            ...others.map(({ id, name, stage }) => ({ value: id, label: `${name} (${stage})` })),
          ]}
          value={typed.duplicate}
          onChange={(event) => set('duplicate', event.currentTarget.value)}
        />
        <Text c="dimmed" size="sm">
          {one.name} keeps its values and gets missing ones and the log from the other. The other is removed. You can’t
          undo this.
        </Text>
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} disabled={!other}>
          Merge 1 Prospect
        </Button>
      </DialogActions>
    </form>
  )
}
