import { Button, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ReplyOf } from '../../../../../platform/web/call.ts'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { findHolidayName } from '../../../../../rules/calendar/holidays.ts'
import { toLocalDay } from '../../../../../rules/day.ts'
import { getFirstName } from '../../../../../rules/person-name.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { KeptLine, useKeptTyped } from '../../../../access/form-drafts/web/public.ts'
import { createBookingLink } from '../../contract/booking.ts'
import { type Interview, interview as interviewShape, scheduleInterview } from '../../contract/interviews.ts'
import { formatWishLine } from '../../rules/format-wish-line.ts'
import { parseTypedInstant } from '../../rules/interview-time.ts'
import { formatInOtherZone, formatTimeRange, showDate } from '../../rules/interview-words.ts'
import { EditConflict } from '../edit-conflict.tsx'
import { formatTimeZone } from '../format-time-zone.ts'
import css from '../interviews.module.css'
import { useChangeInterview } from '../use-change-interview.tsx'
import { ArrangementFields, type Choices } from './arrangement-fields.tsx'
import { createTyped, getOnlyPerson, getZoneAt, parseTypedInterview, type TypedInterview } from './typed-interview.ts'
import { useAway } from './use-away.ts'

export type ScheduleReply = ReplyOf<typeof scheduleInterview>
export type LinkReply = ReplyOf<typeof createBookingLink>

type ScheduleFormProps = {
  choices: Choices
  /** The interview to change; null for a new one. */
  interview: Interview | null
  /** The hour it was dragged to. */
  moveTo?: string | undefined
  onScheduled: (done: ScheduleReply) => void
  onOffered: (done: LinkReply) => void
  onChanged: () => void
  onCancel: () => void
}

/** Explains the first hour in the form. */
const describeNext = ({ wish }: Choices) => {
  if (wish === null) return 'Next free time'
  return wish.fits ? 'First free time that fits' : 'Nearest free time'
}

const whatDay = (at: Date, typed: TypedInterview, zone: string, choices: Choices) => {
  const holiday = findHolidayName(toLocalDay(at, zone))
  const isNext = typed.interviewer_id === getOnlyPerson(choices) && at.toISOString() === choices.next
  return [...(isNext ? [describeNext(choices)] : []), ...(holiday ? [holiday] : [])]
}

type ClocksProps = { typed: TypedInterview; zone: string; choices: Choices }

const Clocks = ({ typed, zone, choices }: ClocksProps) => {
  const at = parseTypedInstant(typed, zone)
  const there = choices.candidateZone
  const who = getFirstName(choices.candidate.name)
  const words = at
    ? [
        ...whatDay(at, typed, zone, choices),
        `${showDate(at, zone)}, ${formatTimeRange(at, Number(typed.minutes), zone)}`,
        there
          ? `${formatInOtherZone(at, there.timeZone, zone) ?? 'same time'} for ${who}${there.isGuess ? ' (based on the state)' : ''}`
          : 'the candidate’s time zone is unknown',
        ...(formatInOtherZone(at, viewerTimeZone, zone)
          ? [`${formatInOtherZone(at, viewerTimeZone, zone)} for you`]
          : []),
      ]
    : []
  return (
    <Text size="xs" c="dimmed" aria-live="polite" mih={18}>
      {words.length > 0 ? words.join(' · ') : `Times are in ${formatTimeZone(zone)}`}
    </Text>
  )
}

type BoundField = {
  value: string
  error: string | undefined
  onChange: (event: { currentTarget: { value: string } }) => void
}

const When = ({ day, time, ...clocks }: ClocksProps & { day: BoundField; time: BoundField }) => (
  <>
    <div className={css.pair}>
      <TextInput type="date" label="Day" required {...day} />
      <TextInput type="time" label="Time" required {...time} />
    </div>
    <Clocks {...clocks} />
  </>
)

type ActionsProps = { busy: boolean; barred: boolean; onCancel: () => void; children: string }

const Actions = ({ busy, barred, onCancel, children }: ActionsProps) => (
  <DialogActions>
    <Button variant="default" onClick={onCancel}>
      Cancel
    </Button>
    <Button type="submit" loading={busy} disabled={barred}>
      {children}
    </Button>
  </DialogActions>
)

const whoChooses = [
  { value: 'time', label: 'Choose a time' },
  { value: 'link', label: 'Let the candidate choose' },
]

type How = 'time' | 'link'

const WhoChooses = ({ how, onChange }: { how: How; onChange: (how: How) => void }) => (
  <SegmentedControl
    aria-label="Chosen by"
    data={whoChooses}
    value={how}
    onChange={(value) => onChange(value === 'link' ? 'link' : 'time')}
  />
)

/** Returns the label of the save button; `isMeant`: the user confirms a warning. */
const getSaveLabel = (isNew: boolean, how: How, isMeant: boolean): string =>
  `${isNew ? (how === 'link' ? 'Create Link' : 'Schedule') : 'Save'}${isMeant ? ' Anyway' : ''}`

/** When the candidate wrote that they can: the hour above begins there, and so does the page of a link. */
const WishNote = ({ wish }: Pick<Choices, 'wish'>) =>
  wish === null ? null : (
    <Text size="sm" c="dimmed">
      {formatWishLine(wish)}
    </Text>
  )

type LinkTermsProps = { typed: TypedInterview; choices: Choices; onDays: (days: string) => void }

/** Explains a link. Without an interviewer, only the candidate's own interviews block hours. */
const LinkTerms = ({ typed, choices, onDays }: LinkTermsProps) => {
  const interviewer = choices.people.find((each) => each.id === typed.interviewer_id)?.name ?? null
  return (
    <>
      <Text size="sm" c="dimmed">
        The candidate sees times {interviewer ? `when ${interviewer} is free ` : ''}within your booking hours, evenings
        and weekends included (federal holidays if open). The link books once. They can move or cancel until it starts.
      </Text>
      {interviewer ? null : (
        <Alert kind="note">
          No interviewer selected, so only this candidate’s interviews block times. Two links can book the same time.
        </Alert>
      )}
      <Select
        label="The link works for"
        allowDeselect={false}
        data={['3', '7', '14', '30'].map((value) => ({ value, label: `${value} days` }))}
        value={typed.days}
        onChange={(value) => onDays(value ?? '7')}
      />
    </>
  )
}

/** Returns the key that stores a draft: a new interview, a changed one, or one that was dragged to another hour. */
const getFormId = (interview: Interview | null, moveTo: string | undefined) =>
  interview ? `interview${moveTo ? '-moved' : ''}:${interview.id}` : 'interview'

/** A new interview at a time one chooses, or a link with which the candidate does; or the particulars of one that is there. */
export const ScheduleForm = ({
  choices,
  interview,
  moveTo,
  onScheduled,
  onOffered,
  onChanged,
  onCancel,
}: ScheduleFormProps) => {
  const [id] = useState(() => crypto.randomUUID())
  const [how, setHow] = useState<How>('time')
  const schedule = useCommand(scheduleInterview)
  const change = useChangeInterview()
  /** The interview at the start of the form, or as someone else changed it later. */
  const [base, setBase] = useState(interview)
  const offer = useCommand(createBookingLink)
  const { typed, set, setTyped, bind, told, formProblem, forget, busy, submit } = useForm(
    createTyped(choices, interview, moveTo),
    'Couldn’t save the interview. Try again.',
  )
  const zone = getZoneAt(choices, typed.location_id)
  const candidate_id = choices.candidate.id
  const kept = useKeptTyped(getFormId(interview, moveTo), { typed, setTyped }, candidate_id)
  const { away, hear } = useAway(typed, zone, choices)
  const warning = how === 'time' ? away : null
  const theirs = base ? interviewShape.safeParse(told?.refusal?.details.interview).data : undefined
  const send = async (over: Interview | null) => {
    const { day, time, days } = typed
    const arranged = parseTypedInterview(typed)
    const anyway = warning !== null
    if (over) {
      await change(over, { ...arranged, day, time, anyway })
      onChanged()
    } else if (how === 'link') onOffered(await offer.mutateAsync({ id, candidate_id, ...arranged, days: Number(days) }))
    else onScheduled(await schedule.mutateAsync({ id, candidate_id, ...arranged, day, time, anyway }))
  }
  const choose = (next: How) => {
    forget()
    setHow(next)
  }
  const save = (over: Interview | null) =>
    submit(async () => {
      try {
        await send(over)
        kept.saved()
      } catch (error) {
        hear(error)
        throw error
      }
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save(base)
      }}
    >
      <Stack gap="sm">
        <Text fw={600}>{choices.candidate.name}</Text>
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        {theirs ? (
          <EditConflict
            theirs={theirs}
            mine={typed}
            choices={choices}
            busy={busy}
            onTheirs={() => {
              setBase(theirs)
              setTyped(createTyped(choices, theirs))
              forget()
            }}
            onMine={() => void save(theirs)}
          />
        ) : null}
        {interview ? null : <WhoChooses how={how} onChange={choose} />}
        {interview === null ? <WishNote wish={choices.wish} /> : null}
        {how === 'time' ? (
          <When day={bind('day')} time={bind('time')} typed={typed} zone={zone} choices={choices} />
        ) : (
          <LinkTerms typed={typed} choices={choices} onDays={(days) => set('days', days)} />
        )}
        <ArrangementFields
          typed={typed}
          onChange={(change) => setTyped((now) => ({ ...now, ...change }))}
          errors={warning === null ? (told?.fields ?? {}) : { ...told?.fields, interviewer_id: '' }}
          warning={warning}
          choices={choices}
        />
      </Stack>
      <Actions busy={busy} barred={theirs !== undefined} onCancel={onCancel}>
        {getSaveLabel(interview === null, how, warning !== null)}
      </Actions>
    </form>
  )
}
