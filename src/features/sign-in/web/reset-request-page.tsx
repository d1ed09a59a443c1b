import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../platform/web/call.ts'
import { useForm } from '../../../platform/web/use-form.ts'
import { Alert } from '../../../ui/alert.tsx'
import { askForReset } from '../contract/reset.ts'
import { useAuth } from './auth-provider.tsx'
import { Entrance } from './entrance.tsx'

const RequestForm = ({ onAsked }: { onAsked: (email: string) => void }) => {
  const { typed, bind, told, busy, submit } = useForm({ email: '' }, 'No answer from the server. Please try again.')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await call(askForReset, { email: typed.email.trim() })
          onAsked(typed.email.trim())
        })
      }}
    >
      <Stack gap="sm">
        {told ? <Alert>{told.message}</Alert> : null}
        <TextInput
          label="Email"
          type="email"
          required
          withAsterisk={false}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          {...bind('email')}
        />
        <Button type="submit" size="md" fullWidth loading={busy} mt="xs">
          Send Me a Link
        </Button>
      </Stack>
    </form>
  )
}

/** Asks for a mail that leads to a new password; what it answers does not tell whether the address is known. */
export const ResetRequestPage = () => {
  const { session } = useAuth()
  const { sendsMail, demoSignIns } = session.settings()
  const [asked, setAsked] = useState('')
  return (
    <Entrance
      title="Forgot your password?"
      lead={sendsMail ? 'We send you a link to choose a new one.' : 'This installation sends no mail.'}
      below={
        <Text ta="center" mt="lg" size="sm">
          <Anchor href="/login">Back to sign in</Anchor>
        </Text>
      }
    >
      {!sendsMail ? (
        <Alert kind="note">Ask an Admin of your organization for a link to a new password.</Alert>
      ) : asked ? (
        <Stack gap="sm">
          <Alert kind="success">
            If {asked} belongs to an account, a mail is on its way. Its link works once, for 30 minutes.
          </Alert>
          {demoSignIns ? (
            <Text size="sm">In this demo mails go nowhere: sign in as somebody else and look at Mailbox.</Text>
          ) : null}
          <Button variant="default" onClick={() => setAsked('')}>
            Try Another Address
          </Button>
        </Stack>
      ) : (
        <>
          <RequestForm onAsked={setAsked} />
          <Text size="sm" c="dimmed" mt="sm">
            You sign in with a phone number? Ask an Admin of your organization for a link.
          </Text>
        </>
      )}
    </Entrance>
  )
}
