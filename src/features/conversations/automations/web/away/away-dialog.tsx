import { Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { DayField } from '../../../../../platform/web/day-field/day-field.tsx'
import { filterIgnoringAccents } from '../../../../../platform/web/filter-ignoring-accents.ts'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { parseDay, toLocalDay } from '../../../../../rules/day.ts'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { useInterviewers } from '../../../../interviews/calendar/web/public.ts'
import css from './away.module.css'
import { AwayPlan } from './away-plan.tsx'

type AwayProps = {
  who: string | undefined
  /** The day: YYYY-MM-DD. */
  on: string | undefined
  onClose: () => void
}

const typedAs = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${month}/${date}/${year}`
}

const AwayBody = ({ who: first, on, onClose }: AwayProps) => {
  const people = useInterviewers()
  const [who, setWho] = useState(first ?? null)
  const [typed, setTyped] = useState(() => typedAs(on ?? toLocalDay(new Date(), viewerTimeZone)))
  const [isDone, setDone] = useState(false)
  const day = parseDay(typed)
  return (
    <Stack gap="sm">
      {isDone ? null : (
        <div className={css.pair}>
          <Select
            label="Interviewer"
            placeholder="Choose a person"
            searchable
            data-autofocus={first === undefined || undefined}
            allowDeselect={false}
            filter={filterIgnoringAccents}
            nothingFoundMessage={people ? 'No one by that name' : 'Couldn’t load the people'}
            data={(people ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={who}
            onChange={setWho}
          />
          <DayField
            label="Day"
            placeholder="3/14/2026"
            value={typed}
            error={day === null ? 'Enter a date like 3/14/2026.' : undefined}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
        </div>
      )}
      {who !== null && day !== null ? (
        <AwayPlan key={`${who} ${day}`} who={who} day={day} onDone={() => setDone(true)} onClose={onClose} />
      ) : null}
    </Stack>
  )
}

/** The dialog that moves the interviews of someone who is away on a day: other times by text, or a colleague. */
export const AwayDialog = ({ opened, ...body }: AwayProps & { opened: boolean }) => (
  <Dialog opened={opened} onClose={body.onClose} title="Mark interviewer as away" size="lg">
    {opened ? <AwayBody {...body} /> : null}
  </Dialog>
)
