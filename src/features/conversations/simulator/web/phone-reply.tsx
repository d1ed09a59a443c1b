import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { simulatorReply } from '../contract/simulator.ts'
import { formatMinutes } from './network-words.ts'
import css from './simulator-page.module.css'

/** The candidate answers: free words, or STOP. The answer takes the way of a real one. */
export const PhoneReply = ({ phone, name }: { phone: string; name: string }) => {
  const [body, setBody] = useState('')
  const reply = useCommand(simulatorReply)
  const send = (words: string) =>
    reply.mutate(
      { phone, body: words },
      {
        onSuccess: ({ arrivesIn }) => {
          setBody('')
          showToast(
            arrivesIn > 0
              ? `${name} answered. The text arrives in ${formatMinutes(arrivesIn)} of clock time.`
              : `${name} answered. It is in Messages.`,
          )
        },
        onError: (error) => showProblem(getErrorMessage(error, 'The answer didn’t arrive. Try again.')),
      },
    )
  return (
    <form
      className={css.reply}
      onSubmit={(event) => {
        event.preventDefault()
        if (body.trim()) send(body)
      }}
    >
      <TextInput
        size="xs"
        aria-label={`Answer as ${name}`}
        placeholder="Answer as the candidate"
        maxLength={1600}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      <Button size="xs" type="submit" variant="light" disabled={body.trim() === ''} loading={reply.isPending}>
        Answer
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="red"
        disabled={reply.isPending}
        aria-label={`Send STOP as ${name}`}
        onClick={() => send('STOP')}
      >
        STOP
      </Button>
    </form>
  )
}
