import { Button, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ReplyOf } from '../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../platform/web/time-zone.ts'
import { useCommand } from '../../../platform/web/use-command.ts'
import { useForm } from '../../../platform/web/use-form.ts'
import { addDays, dayIn } from '../../../rules/day.ts'
import { Alert } from '../../../ui/alert.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { notice } from '../../../ui/notice.ts'
import { clockOf } from '../../messaging/rules/clock.ts'
import { offerInterview } from '../contract/booking.ts'
import { changeInterview, type Interview, scheduleInterview } from '../contract.ts'
import { instantOfTyped } from '../rules/interview-time.ts'
import { showDate, showElsewhere, showSpan } from '../rules/interview-words.ts'
import { ArrangementFields, type Arranging, type Choices } from './arrangement-fields.tsx'
import css from './interviews.module.css'
import { zoneInWords } from './zone-in-words.ts'

export type Scheduled = ReplyOf<typeof scheduleInterview>
export type Offered = ReplyOf<typeof offerInterview>

type ScheduleFormProps = {
  choices: Choices
  /** The interview to change; null for a new one. */
  interview: Interview | null
  onScheduled: (done: Scheduled) => void
  onOffered: (done: Offered) => void
  onChanged: () => void
  onCancel: () => void
}

/** The typed time as the wall clock of a zone shows an instant. */
const typedIn = (at: Date, timeZone: string) => {
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
    .format(at)
    .split(':')
    .map(Number)
  return { day: dayIn(at, timeZone), time: clockOf(hour * 60 + minute) }
}

const startOf = (
  choices: Choices,
  interview: Interview | null,
): Arranging & { day: string; time: string; days: string } => ({
  type: interview?.type ?? 'Phone',
  minutes: String(interview?.minutes ?? 30),
  location_id: interview ? (interview.location_id ?? '') : (choices.location_id ?? ''),
  interviewer_id: interview?.interviewer_id ?? '',
  place: interview?.place ?? '',
  note: interview?.note ?? '',
  reminders: interview?.reminders ?? true,
  days: '7',
  ...(interview
    ? typedIn(new Date(interview.interview_date), interview.zone)
    : { day: addDays(dayIn(new Date(), choices.organizationZone), 1), time: '10:00' }),
})

const Clocks = ({ typed, zone, choices }: { typed: ReturnType<typeof startOf>; zone: string; choices: Choices }) => {
  const at = instantOfTyped(typed, zone)
  const there = choices.candidateZone
  const words = at
    ? [
        `${showDate(at, zone)}, ${showSpan(at, Number(typed.minutes), zone)}`,
        there
          ? `${showElsewhere(at, there.timeZone, zone) ?? 'same time'} for the candidate${there.isGuess ? ' (a guess from the state)' : ''}`
          : 'the candidate’s time zone is unknown',
        ...(showElsewhere(at, viewerTimeZone, zone) ? [`${showElsewhere(at, viewerTimeZone, zone)} for you`] : []),
      ]
    : []
  return (
    <Text size="xs" c="dimmed" aria-live="polite" mih={18}>
      {words.length > 0 ? words.join(' · ') : `Hours are meant in ${zoneInWords(zone)}`}
    </Text>
  )
}

/** A new interview at a time one chooses, or a link with which the candidate does; or the particulars of one that is there. */
export const ScheduleForm = ({
  choices,
  interview,
  onScheduled,
  onOffered,
  onChanged,
  onCancel,
}: ScheduleFormProps) => {
  const [id] = useState(() => crypto.randomUUID())
  const [how, setHow] = useState<'time' | 'link'>('time')
  const schedule = useCommand(scheduleInterview)
  const change = useCommand(changeInterview)
  const offer = useCommand(offerInterview)
  const { typed, set, setTyped, bind, told, forget, busy, submit } = useForm(
    startOf(choices, interview),
    'The interview could not be saved. Please try again.',
  )
  const zone = choices.places.find((place) => place.id === typed.location_id)?.zone ?? choices.organizationZone
  const candidate_id = choices.candidate.id
  const save = () =>
    submit(async () => {
      const { day, time, days, minutes, location_id, interviewer_id, ...rest } = typed
      const arranged = {
        ...rest,
        minutes: Number(minutes),
        location_id: location_id || null,
        interviewer_id: interviewer_id || null,
      }
      if (interview) {
        const { rescheduled } = await change.mutateAsync({ id: interview.id, ...arranged, day, time })
        notice(rescheduled ? 'The interview was rescheduled.' : 'The interview was saved.')
        onChanged()
      } else if (how === 'link')
        onOffered(await offer.mutateAsync({ id, candidate_id, ...arranged, days: Number(days) }))
      else onScheduled(await schedule.mutateAsync({ id, candidate_id, ...arranged, day, time }))
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack gap="sm">
        <Text fw={600}>{choices.candidate.name}</Text>
        {told ? <Alert>{told.fields.candidate_id ?? told.message}</Alert> : null}
        {interview ? null : (
          <SegmentedControl
            aria-label="Who chooses the time"
            data={[
              { value: 'time', label: 'Choose a time' },
              { value: 'link', label: 'Let the candidate choose' },
            ]}
            value={how}
            onChange={(value) => {
              forget()
              setHow(value === 'link' ? 'link' : 'time')
            }}
          />
        )}
        {how === 'time' ? (
          <>
            <div className={css.pair}>
              <TextInput type="date" label="Day" required {...bind('day')} />
              <TextInput type="time" label="Time" required {...bind('time')} />
            </div>
            <Clocks typed={typed} zone={zone} choices={choices} />
          </>
        ) : (
          <>
            <Text size="sm" c="dimmed">
              The candidate sees the hours in which the interviewer is free within your booking hours, evenings and
              weekends included, and takes one. The link works once.
            </Text>
            <Select
              label="The link works for"
              allowDeselect={false}
              data={['3', '7', '14', '30'].map((value) => ({ value, label: `${value} days` }))}
              value={typed.days}
              onChange={(value) => set('days', value ?? '7')}
            />
          </>
        )}
        <ArrangementFields
          typed={typed}
          onChange={(change) => setTyped((now) => ({ ...now, ...change }))}
          errors={told?.fields ?? {}}
          choices={choices}
        />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          {interview ? 'Save' : how === 'link' ? 'Make Link' : 'Schedule'}
        </Button>
      </DialogActions>
    </form>
  )
}
