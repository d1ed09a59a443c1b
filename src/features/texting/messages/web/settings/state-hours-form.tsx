import { Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { formatClock, parseMinutes } from '../../../../../rules/clock.ts'
import { usStates } from '../../../../../rules/us-states.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { changeStateHours } from '../../contract/texting-settings.ts'
import { type StateHours, weekdayNames } from './state-hours-table.tsx'

type StateHoursFormProps = { row: StateHours | null; onDone: () => void }

/** One state's hours of one weekday, with where they are written. Opening and closing at the same time means closed. */
export const StateHoursForm = ({ row, onDone }: StateHoursFormProps) => {
  const start = { opens: formatClock(row?.opens ?? 540), closes: formatClock(row?.closes ?? 1200) }
  const { typed, set, bind, formProblem, busy, submit } = useForm(
    { state: row?.state ?? 'TX', weekday: row?.weekday ?? 0, source: row?.source ?? '', ...start },
    'Couldn’t save the hours. Try again.',
  )
  const change = useCommand(changeStateHours)
  const [opens, closes] = [parseMinutes(typed.opens), parseMinutes(typed.closes)]
  const save = () => {
    if (opens === null || closes === null) return
    void submit(async () => {
      await change.mutateAsync({ ...typed, opens, closes, source: typed.source.trim() })
      onDone()
    })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Stack gap="sm">
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <Group grow>
          <Select
            label="State"
            searchable
            data={Object.keys(usStates)}
            value={typed.state}
            onChange={(next) => set('state', next ?? typed.state)}
            allowDeselect={false}
            disabled={row !== null}
          />
          <Select
            label="Day"
            data={weekdayNames.map((label, value) => ({ value: String(value), label }))}
            value={String(typed.weekday)}
            onChange={(next) => set('weekday', Number(next ?? typed.weekday))}
            allowDeselect={false}
            disabled={row !== null}
          />
        </Group>
        <Group grow>
          <TextInput
            type="time"
            label="Opens"
            {...bind('opens')}
            {...(opens === null ? { error: 'Choose a time.' } : {})}
          />
          <TextInput
            type="time"
            label="Closes"
            {...bind('closes')}
            {...(closes === null ? { error: 'Choose a time.' } : {})}
          />
        </Group>
        <TextInput
          label="Source"
          description="Name the law or rule. The same time twice means no texts that day."
          required
          maxLength={300}
          {...bind('source')}
        />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          Save
        </Button>
      </DialogActions>
    </form>
  )
}
