import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { formatLocalMoment } from '../../../../ui/format-date-time.ts'
import { KeptLine, useKeptForm } from '../../../access/form-drafts/web/public.ts'
import { findTextError, formatTextCounter, maxTextLength } from '../../../texting/messages/rules/text-rules.ts'
import { removeWayOut } from '../../../texting/messages/rules/way-out.ts'
import { changeHeldText, findLaterProblem, parseSendAt, TextProblem } from '../../../texting/messages/web/public.ts'
import type { Entry } from './thread-entry.ts'

/** Other words or another moment for a text that waits. */
export const HeldForm = ({ entry, onDone }: { entry: Entry; onDone: () => void }) => {
  const start = entry.sendAt ? formatLocalMoment(new Date(entry.sendAt)) : ''
  // How to opt out is added again where it belongs; it is no part of what was typed.
  const typed = removeWayOut(entry.body)
  const [message, setMessage] = useState(typed)
  const [at, setAt] = useState(start)
  const { told, formProblem, mend, busy, submit } = useForm({}, 'Couldn’t save the text. Try again.')
  const kept = useKeptForm({
    form: `held-text:${entry.id}`,
    values: { message, at },
    onRestore: (back) => {
      if (back.message !== undefined) setMessage(back.message)
      if (back.at !== undefined) setAt(back.at)
    },
  })
  const change = useCommand(changeHeldText)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Scrolling answers a promise in newer browsers; returned, it would count as the clean-up.
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const wrong = findTextError(message)
  const wrongMoment = at === start ? null : findLaterProblem(at)
  const save = async () => {
    const sendAt = at === start ? undefined : parseSendAt(at)
    await change.mutateAsync({
      id: entry.id,
      ...(message === typed ? {} : { message }),
      ...(sendAt ? { sendAt } : {}),
    })
    kept.saved()
    onDone()
  }
  return (
    <form
      ref={form}
      aria-label="Change the scheduled text"
      onSubmit={(event) => {
        event.preventDefault()
        if (!wrong && !wrongMoment) void submit(save)
      }}
    >
      <Stack gap="xs" w={{ base: '100%', sm: 380 }}>
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <Textarea
          label="Text"
          description={formatTextCounter(message)}
          autosize
          minRows={2}
          maxLength={maxTextLength}
          value={message}
          onChange={(event) => {
            mend(['message'])
            setMessage(event.currentTarget.value)
          }}
          error={wrong ? <TextProblem text={message} problem={wrong} onMend={setMessage} /> : told?.fields.message}
        />
        <TextInput
          type="datetime-local"
          label="Goes out at (your time)"
          value={at}
          onChange={(event) => {
            mend(['sendAt'])
            setAt(event.currentTarget.value)
          }}
          error={wrongMoment ?? told?.fields.sendAt}
        />
        <Group gap="xs" justify="flex-end">
          <Button size="compact-sm" variant="default" onClick={onDone}>
            Leave as Is
          </Button>
          <Button size="compact-sm" type="submit" loading={busy} disabled={Boolean(wrong ?? wrongMoment)}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
