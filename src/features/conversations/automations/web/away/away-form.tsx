import { Button, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { LinkButton } from '../../../../../platform/web/link-button.tsx'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { formatDay } from '../../../../../rules/day.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { formatTimeRange } from '../../../../interviews/calendar/rules/interview-words.ts'
import { rescheduleAwayDay } from '../../contract/away.ts'
import css from './away.module.css'
import type { Plan, Results } from './plan.ts'

type Row = Plan['rows'][number]
type Choices = Readonly<Record<string, string>>

const offer = 'offer'
const keep = 'keep'

const offerLabel = (isTexted: boolean) => (isTexted ? 'Offer new times' : 'Cancel; I’ll notify')

const listChoices = (row: Row) => [
  { value: offer, label: offerLabel(row.byHand === null) },
  ...row.free.map(({ id, name }) => ({ value: id, label: `Reassign to ${name}` })),
  { value: keep, label: 'Leave as is' },
]

type LineProps = { row: Row; zone: string; choice: string; isOn: boolean; onChange: (choice: string) => void }

/** One interview of the day: candidate, time, and the choice for it. */
const Line = ({ row, zone, choice, isOn, onChange }: LineProps) => (
  <li className={css.line}>
    <div className={css.who}>
      <Text size="sm" fw={600}>
        {row.candidate}
      </Text>
      <Text size="xs" c="dimmed">
        {formatTimeRange(new Date(row.at), row.minutes, zone)} · {row.type}
      </Text>
      {isOn && row.byHand !== null && choice === offer ? (
        <Text size="xs" c="dimmed">
          No text goes out: {row.byHand}
        </Text>
      ) : null}
    </div>
    <Select
      aria-label={`Interview with ${row.candidate}`}
      className={css.choice}
      allowDeselect={false}
      data={listChoices(row)}
      value={choice}
      onChange={(value) => onChange(value ?? offer)}
    />
  </li>
)

/** One choice for everyone: a colleague takes those at whose hours they are free, the others are offered times. */
const ForAll = ({ plan, onChoices }: { plan: Plan; onChoices: (choices: Choices) => void }) => {
  const free = new Map(plan.rows.flatMap((row) => row.free).map((each) => [each.id, each.name]))
  const [value, setValue] = useState(offer)
  const choose = (next: string) => {
    setValue(next)
    const chosen = (row: Row) => (row.free.some(({ id }) => id === next) ? next : next === keep ? keep : offer)
    onChoices(Object.fromEntries(plan.rows.map((row) => [row.id, chosen(row)])))
  }
  return (
    <Select
      label="For all"
      allowDeselect={false}
      data={[
        { value: offer, label: offerLabel(plan.rows.some(({ byHand }) => byHand === null)) },
        ...[...free].map(([id, name]) => ({ value: id, label: `Reassign to ${name} where free` })),
        { value: keep, label: 'Leave as is' },
      ]}
      value={value}
      onChange={(next) => choose(next ?? offer)}
    />
  )
}

/** Why no text goes out, where the automation that writes them is off. */
const AutomationOff = () => (
  <Alert kind="note">
    <Stack gap={6} align="flex-start">
      <span>
        “Booked interview” is off, so no texts go out. Interviews you don’t reassign are canceled and listed here for
        you to notify.
      </span>
      <LinkButton to="/automations">Open Automations</LinkButton>
    </Stack>
  </Alert>
)

/** Selects the interviewer whose times are offered by text. */
const Whose = ({ plan, value, onChange }: { plan: Plan; value: string; onChange: (id: string) => void }) => (
  <Select
    label="Offer times of"
    allowDeselect={false}
    data={[
      { value: '', label: `${plan.interviewer.name}, on other days` },
      ...plan.colleagues.map(({ id, name }) => ({ value: id, label: name })),
    ]}
    value={value}
    onChange={(next) => onChange(next ?? '')}
  />
)

const getButtonLabel = (count: number, isCancelled: boolean) => {
  if (count === 0) return 'Mark as Away'
  return `${isCancelled ? 'Cancel' : 'Move'} ${count} ${count === 1 ? 'Interview' : 'Interviews'}`
}

const explained = (isTexted: boolean, isCancelled: boolean) => {
  if (isTexted)
    return 'If you offer new times, the interview is canceled now and one text offers 3 times in their language. Their reply books one.'
  return isCancelled
    ? 'They aren’t notified. The next list links to each conversation.'
    : 'Reassigned interviews keep their time. Those candidates aren’t notified.'
}

type AwayFormProps = {
  plan: Plan
  who: string
  day: string
  onMoved: (results: Results) => void
  onClose: () => void
}

/** Form with a choice for each interview. One press applies every choice. */
export const AwayForm = ({ plan, who, day, onMoved, onClose }: AwayFormProps) => {
  const [id] = useState(() => crypto.randomUUID())
  const [choices, setChoices] = useState<Choices>({})
  const [withId, setWithId] = useState('')
  const move = useCommand(rescheduleAwayDay)
  const { rows, zone, isOn, isAway, interviewer } = plan
  const getChoice = (row: Row) => choices[row.id] ?? offer
  const moved = rows.filter((row) => getChoice(row) !== keep)
  const isTexted = moved.some((row) => row.byHand === null && getChoice(row) === offer)
  const isCancelled = moved.length > 0 && moved.every((row) => row.byHand !== null && getChoice(row) === offer)
  const press = () => {
    const people = moved.map((row) => ({
      interview_id: row.id,
      to: getChoice(row) === offer ? null : getChoice(row),
    }))
    move.mutate(
      { id, interviewer_id: who, day, with_id: withId === '' ? null : withId, people },
      { onSuccess: ({ results }) => onMoved(results) },
    )
  }
  return (
    <>
      {move.error ? <Alert>{getErrorMessage(move.error, 'Couldn’t move the interviews. Try again.')}</Alert> : null}
      {rows.length === 0 ? (
        <Text size="sm">
          No one has an interview with {interviewer.name} on {formatDay(day)} coming up.
          {isAway ? '' : ' Once marked as away, no one is offered a time that day.'}
        </Text>
      ) : (
        <>
          {isOn ? null : <AutomationOff />}
          <div className={css.pair}>
            {rows.length > 1 ? <ForAll plan={plan} onChoices={setChoices} /> : null}
            {isTexted ? <Whose plan={plan} value={withId} onChange={setWithId} /> : null}
          </div>
          <ul className={css.list} aria-label={`Interviews of ${interviewer.name} on ${formatDay(day)}`}>
            {rows.map((row) => (
              <Line
                key={row.id}
                row={row}
                zone={zone}
                isOn={isOn}
                choice={getChoice(row)}
                onChange={(choice) => setChoices((was) => ({ ...was, [row.id]: choice }))}
              />
            ))}
          </ul>
          <Text size="sm" c="dimmed">
            {explained(isTexted, isCancelled)} No one else is offered a time with {interviewer.name} that day.
          </Text>
        </>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        {moved.length === 0 && isAway ? null : (
          <Button color={isCancelled ? 'red' : undefined} loading={move.isPending} onClick={press}>
            {getButtonLabel(moved.length, isCancelled)}
          </Button>
        )}
      </DialogActions>
    </>
  )
}
