import { Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
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
  const [state, setState] = useState(row?.state ?? 'TX')
  const [weekday, setWeekday] = useState(row?.weekday ?? 0)
  const [opens, setOpens] = useState(formatClock(row?.opens ?? 540))
  const [closes, setCloses] = useState(formatClock(row?.closes ?? 1200))
  const [source, setSource] = useState(row?.source ?? '')
  const change = useCommand(changeStateHours)
  const hours = { opens: parseMinutes(opens), closes: parseMinutes(closes) }
  const save = () => {
    if (hours.opens === null || hours.closes === null || source.trim() === '') return
    change.mutate(
      { state, weekday, opens: hours.opens, closes: hours.closes, source: source.trim() },
      { onSuccess: onDone },
    )
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Stack gap="sm">
        {change.error ? <Alert>{getErrorMessage(change.error, 'Couldn’t save the hours. Try again.')}</Alert> : null}
        <Group grow>
          <Select
            label="State"
            searchable
            data={Object.keys(usStates)}
            value={state}
            onChange={(next) => setState(next ?? state)}
            allowDeselect={false}
            disabled={row !== null}
          />
          <Select
            label="Day"
            data={weekdayNames.map((label, value) => ({ value: String(value), label }))}
            value={String(weekday)}
            onChange={(next) => setWeekday(Number(next ?? weekday))}
            allowDeselect={false}
            disabled={row !== null}
          />
        </Group>
        <Group grow>
          <TextInput
            type="time"
            label="Opens"
            value={opens}
            onChange={(event) => setOpens(event.currentTarget.value)}
            error={hours.opens === null ? 'Choose a time.' : null}
          />
          <TextInput
            type="time"
            label="Closes"
            value={closes}
            onChange={(event) => setCloses(event.currentTarget.value)}
            error={hours.closes === null ? 'Choose a time.' : null}
          />
        </Group>
        <TextInput
          label="Source"
          description="Name the law or rule. The same time twice means no texts that day."
          required
          maxLength={300}
          value={source}
          onChange={(event) => setSource(event.currentTarget.value)}
        />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" loading={change.isPending}>
          Save
        </Button>
      </DialogActions>
    </form>
  )
}
