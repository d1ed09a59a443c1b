import { Button, Group, MultiSelect, Radio, Select, Stack, Text } from '@mantine/core'
import { call } from '../../../../../platform/web/call.ts'
import { filterIgnoringAccents } from '../../../../../platform/web/filter-ignoring-accents.ts'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import {
  changeReportSchedule,
  type ReportSchedulesReply,
  type ScheduleRow,
  scheduleReports,
} from '../../contract/schedules.ts'
import { describeSchedule, lastDayOfMonth, mostRecipients, showHour, weekdays } from '../../rules/report-schedule.ts'

const days = Array.from({ length: lastDayOfMonth }, (_, at) => ({ value: String(at + 1), label: `Day ${at + 1}` }))
const week = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ value: String(day), label: weekdays[day] ?? '' }))
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: showHour(hour) }))

type ScheduleFormProps = {
  known: ReportSchedulesReply
  /** The one to change, or null for a new one. */
  row: ScheduleRow | null
  /** Chosen at first in a new one. */
  myId: string
  onDone: () => void
}

type FormValues = { every: 'month' | 'week'; day: string; weekday: string; hour: string; recipients: string[] }

const createTyped = ({ known, row, myId }: ScheduleFormProps): FormValues => ({
  every: row?.every ?? 'month',
  day: row?.every === 'week' ? '1' : String(row?.day ?? 1),
  weekday: row?.every === 'week' ? String(row.day) : '1',
  hour: String(row?.hour ?? 8),
  recipients: (row ? row.recipients.map(({ id }) => id) : [myId]).filter((id) =>
    known.people.some((one) => one.id === id),
  ),
})

const toWanted = (typed: FormValues) => ({
  every: typed.every,
  day: Number(typed.every === 'month' ? typed.day : typed.weekday),
  hour: Number(typed.hour),
  recipients: typed.recipients,
})

/** Form for the day and the recipients of emailed figures. */
export const ScheduleForm = (props: ScheduleFormProps) => {
  const { known, row, onDone } = props
  const { typed, set, mend, told, formProblem, busy, submit } = useForm(
    createTyped(props),
    'Couldn’t schedule the report. Try again.',
  )
  const wanted = toWanted(typed)
  const gone = row ? row.recipients.length - createTyped(props).recipients.length : 0
  const setWeekday = (day: string | null) => {
    mend(['day'])
    if (day) set('weekday', day)
  }
  const save = async () => {
    await (row ? call(changeReportSchedule, { id: row.id, ...wanted }) : call(scheduleReports, wanted))
    onDone()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit(save)
      }}
    >
      <Stack gap="md">
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <Radio.Group
          label="How often"
          value={typed.every}
          onChange={(every) => set('every', every === 'week' ? 'week' : 'month')}
        >
          <Group gap="md" mt={6}>
            <Radio value="month" label="Every month, the month before" />
            <Radio value="week" label="Every week, the month so far" />
          </Group>
        </Radio.Group>
        <Group grow gap="sm" align="flex-start">
          {typed.every === 'month' ? (
            <Select
              label="Day of the month"
              data={days}
              value={typed.day}
              allowDeselect={false}
              error={told?.fields['day']}
              onChange={(day) => day && set('day', day)}
            />
          ) : (
            <Select
              label="Weekday"
              data={week}
              value={typed.weekday}
              allowDeselect={false}
              error={told?.fields['day']}
              onChange={setWeekday}
            />
          )}
          <Select
            label="Hour"
            data={hours}
            value={typed.hour}
            allowDeselect={false}
            error={told?.fields['hour']}
            onChange={(hour) => hour && set('hour', hour)}
          />
        </Group>
        <MultiSelect
          label="Recipients"
          description={
            gone > 0
              ? `${gone === 1 ? '1 previous recipient' : `${gone} previous recipients`} can no longer get this report.`
              : 'People in this organization who can see money and have an email address.'
          }
          placeholder={typed.recipients.length === 0 ? 'Choose people' : ''}
          searchable
          filter={filterIgnoringAccents}
          limit={50}
          maxValues={mostRecipients}
          nothingFoundMessage="No one by that name can get it."
          data={known.people.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
          value={typed.recipients}
          error={told?.fields['recipients']}
          onChange={(recipients) => set('recipients', recipients)}
        />
        <Text size="sm" c="dimmed">
          {describeSchedule(wanted)}, {known.timeZone}.
        </Text>
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          {row ? 'Save' : 'Schedule'}
        </Button>
      </DialogActions>
    </form>
  )
}
