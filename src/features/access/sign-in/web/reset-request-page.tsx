import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../platform/web/call.ts'
import { useLocalizedForm } from '../../../../platform/web/language/use-localized-form.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { askForReset } from '../contract/reset.ts'
import { useAuth } from './auth-provider.tsx'
import { PublicEntrance } from './public-entrance.tsx'
import { ResetSpeaking, useResetWords } from './words/words.ts'

const RequestForm = ({ onAsked }: { onAsked: (email: string) => void }) => {
  const { words, say } = useResetWords()
  const { typed, bind, formProblem, busy, submit } = useLocalizedForm({ email: '' }, words.notAsked, say)
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
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <TextInput
          label={words.email}
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
          {words.sendLink}
        </Button>
      </Stack>
    </form>
  )
}

/** Asks for an email that leads to a new password; the answer does not reveal whether the address is known. */
export const ResetRequestPage = () => (
  <ResetSpeaking>
    <ResetRequest />
  </ResetSpeaking>
)

const ResetRequest = () => {
  const { words } = useResetWords()
  const { session } = useAuth()
  const { sendsMail, demoSignIns } = session.settings()
  const [asked, setAsked] = useState('')
  return (
    <PublicEntrance
      title={words.forgot}
      lead={sendsMail ? words.weSend : words.noMail}
      below={
        <Text ta="center" mt="lg" size="sm">
          <Anchor href="/login">{words.backToSignIn}</Anchor>
        </Text>
      }
    >
      {!sendsMail ? (
        <Alert kind="note">{words.askAdmin}</Alert>
      ) : asked ? (
        <Stack gap="sm">
          <Alert kind="success">{words.onItsWay(asked)}</Alert>
          {demoSignIns ? <Text size="sm">{words.inDemo}</Text> : null}
          <Button variant="default" onClick={() => setAsked('')}>
            {words.another}
          </Button>
        </Stack>
      ) : (
        <>
          <RequestForm onAsked={setAsked} />
          <Text size="sm" c="dimmed" mt="sm">
            {words.byPhone}
          </Text>
        </>
      )}
    </PublicEntrance>
  )
}
