import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { KeptLine, useKeptTyped } from '../../../access/form-drafts/web/public.ts'
import { type candidateReach, mailCandidate } from '../contract/correspondence.ts'
import { longestBody, longestSubject } from '../rules/mails.ts'

type Reach = z.infer<typeof candidateReach.reply>
type Field = RefObject<HTMLTextAreaElement | null>
type MailFormProps = {
  candidateId: string
  name: string
  reach: Pick<UseQueryResult<Reach>, 'data' | 'error' | 'isError' | 'refetch'>
  field: Field
}

/** Where the email goes, and where its answer does. */
const Ways = ({ mail: { to, replyTo, isKept } }: { mail: Reach['mail'] }) => (
  <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
    To {to}. Replies go to {replyTo}.{isKept ? ' This demo sends no email. It’s kept in the mailbox.' : ''}
  </Text>
)

const useMail = (id: string) => {
  // The id stays until the email was accepted, so that a second try is the same email.
  const mailId = useRef(crypto.randomUUID())
  const { typed, set, setTyped, told, formProblem, busy, submit } = useForm(
    { subject: '', body: '' },
    'Couldn’t send the email. Try again.',
  )
  const [said, setSaid] = useState('')
  const kept = useKeptTyped('mail', { typed, setTyped }, id)
  const mail = useCommand(mailCandidate)
  const send = async () => {
    try {
      const { state } = await mail.mutateAsync({ id, mailId: mailId.current, ...typed })
      setSaid(state === 'kept' ? 'Email kept in the mailbox.' : 'Email on its way.')
    } catch (error) {
      if (error instanceof UserError && error.code === 'conflict') mailId.current = crypto.randomUUID()
      throw error
    }
    mailId.current = crypto.randomUUID()
    kept.saved()
    setTyped({ subject: '', body: '' })
  }
  const bind = (name: 'subject' | 'body') => ({
    value: typed[name],
    error: told?.fields[name],
    readOnly: busy,
    onChange: (event: { currentTarget: { value: string } }) => {
      setSaid('')
      set(name, event.currentTarget.value)
    },
  })
  return { typed, bind, kept, said, formProblem, busy, send: () => submit(send) }
}

const Writing = ({ candidateId, name, mail, field }: Omit<MailFormProps, 'reach'> & { mail: Reach['mail'] }) => {
  const { typed, bind, kept, said, formProblem, busy, send } = useMail(candidateId)
  const { subject, body } = typed
  const isBlank = subject.trim() === '' || body.trim() === ''
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBlank) void send()
      }}
    >
      <Stack gap={6}>
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <Ways mail={mail} />
        <TextInput aria-label="Subject" placeholder="Subject" maxLength={longestSubject} {...bind('subject')} />
        <Textarea
          ref={field}
          aria-label="Email"
          placeholder={`Email ${name}`}
          autosize
          minRows={4}
          maxRows={12}
          maxLength={longestBody}
          {...bind('body')}
        />
        <KeptLine kept={kept} />
      </Stack>
      <Group justify="flex-end" mt={6} gap="xs">
        <Text size="xs" c="dimmed" mr="auto" role="status">
          {said}
        </Text>
        {body === '' ? null : (
          <Text size="xs" c="dimmed">
            {formatCount(body.length)}/{formatCount(longestBody)} characters
          </Text>
        )}
        <Button type="submit" size="compact-md" loading={busy} disabled={isBlank}>
          Send Email
        </Button>
      </Group>
    </form>
  )
}

/**
 * An email to a candidate: to their address, in the clinic's name, with answers to the writer. Explains why when no one
 * can email them.
 */
export const MailForm = ({ reach, ...rest }: MailFormProps) => {
  if (reach.isError && !reach.data)
    return (
      <ErrorState onRetry={() => void reach.refetch()}>
        {getErrorMessage(reach.error, 'Couldn’t check the email address.')}
      </ErrorState>
    )
  if (!reach.data) return <LoadingLines label="Loading the email address" lines={3} />
  const { mail } = reach.data
  return mail.barred === null ? <Writing {...rest} mail={mail} /> : <Alert kind="note">{mail.barred}</Alert>
}
