import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { type RefObject, useId, useRef, useState } from 'react'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { formatLocalMoment } from '../../../../ui/format-date-time.ts'
import { KeptLine, useKeptForm } from '../../../access/form-drafts/web/public.ts'
import { logCall } from '../contract/correspondence.ts'
import { type CallOutcome, callOutcomes, callWords, findCallTimeProblem, longestCallNote } from '../rules/calls.ts'
import css from './call-form.module.css'

type CallFormProps = { candidateId: string; name: string; field: RefObject<HTMLTextAreaElement | null> }

/** The field knows minutes; unchanged it means the very moment, so that a call follows what was written just before. */
const pickMoment = (typed: string, opened: Date): string =>
  (typed === formatLocalMoment(opened) ? opened : new Date(typed)).toISOString()

const useCall = (id: string) => {
  // The id stays until the call was noted, so that a second try is the same line.
  const callId = useRef(crypto.randomUUID())
  const [outcome, setOutcome] = useState<CallOutcome | null>(null)
  const [opened, setOpened] = useState(() => new Date())
  const [at, setAt] = useState(() => formatLocalMoment(opened))
  const [note, setNote] = useState('')
  const [said, setSaid] = useState('')
  const kept = useKeptForm({
    form: 'call',
    candidateId: id,
    values: { note },
    onRestore: (back) => setNote(back.note ?? ''),
  })
  const log = useCommand(logCall)
  const { told, formProblem, mend, busy, submit } = useForm({}, 'Couldn’t log the call. Try again.')
  const [early, setEarly] = useState<string | null>(null)
  const begin = () => {
    const now = new Date()
    setOpened(now)
    setAt(formatLocalMoment(now))
  }
  const send = async () => {
    const problem = findCallTimeProblem(at, new Date())
    setEarly(problem)
    if (outcome === null || problem !== null) return
    try {
      await log.mutateAsync({ id, callId: callId.current, outcome, note, at: pickMoment(at, opened) })
    } catch (error) {
      if (error instanceof UserError && error.code === 'conflict') callId.current = crypto.randomUUID()
      throw error
    }
    callId.current = crypto.randomUUID()
    kept.saved()
    setOutcome(null)
    setNote('')
    begin()
    setSaid('Call logged.')
  }
  const choose = (value: CallOutcome) => {
    setSaid('')
    setOutcome(value)
    // Said as soon as one hung up: unless someone set another moment, that is when.
    if (at === formatLocalMoment(opened)) begin()
  }
  const move = (value: string) => {
    setSaid('')
    mend(['at'])
    setAt(value)
    setEarly(findCallTimeProblem(value, new Date()))
  }
  const write = (value: string) => {
    mend(['note'])
    setNote(value)
  }
  const fields = told?.fields ?? {}
  return {
    outcome,
    at,
    note,
    kept,
    said,
    fields,
    formProblem,
    busy,
    early,
    log: () => submit(send),
    choose,
    move,
    write,
  }
}

/** A finished call: its outcome, its moment, and a note. A wrong number is noted and changes nothing. */
export const CallForm = ({ candidateId, name, field }: CallFormProps) => {
  const { outcome, at, note, kept, said, fields, formProblem, busy, early, log, choose, move, write } =
    useCall(candidateId)
  const outcomes = useId()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void log()
      }}
    >
      <Stack gap={8}>
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <div role="radiogroup" aria-label={`How the call to ${name} ended`} className={css.outcomes}>
          {callOutcomes.map((each) => (
            <label key={each} className={css.outcome}>
              <input type="radio" name={outcomes} checked={each === outcome} onChange={() => choose(each)} />
              {callWords[each]}
            </label>
          ))}
        </div>
        {outcome === 'wrong-number' ? (
          <Text size="xs" c="dimmed">
            The number stays on the record until someone corrects it.
          </Text>
        ) : null}
        <TextInput
          type="datetime-local"
          label="When (your time)"
          value={at}
          onChange={(event) => move(event.currentTarget.value)}
          error={early ?? fields.at}
          maw={260}
        />
        <Textarea
          ref={field}
          aria-label="What did you discuss?"
          placeholder="What did you discuss? (optional)"
          autosize
          minRows={2}
          maxRows={6}
          maxLength={longestCallNote}
          value={note}
          onChange={(event) => write(event.currentTarget.value)}
          error={fields.note}
        />
        <KeptLine kept={kept} />
      </Stack>
      <Group justify="flex-end" mt={6} gap="xs">
        <Text size="xs" c="dimmed" mr="auto" role="status">
          {said}
        </Text>
        <Button type="submit" size="compact-md" loading={busy} disabled={outcome === null || early !== null}>
          Log Call
        </Button>
      </Group>
    </form>
  )
}
