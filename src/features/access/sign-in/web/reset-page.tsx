import { Anchor, Button, PasswordInput, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { call, getErrorMessage } from '../../../../platform/web/call.ts'
import { useLanguage } from '../../../../platform/web/language/use-language.ts'
import { useLocalizedForm } from '../../../../platform/web/language/use-localized-form.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { LoadingLines } from '../../../../ui/states.tsx'
import { readReset, resetPassword } from '../contract/reset.ts'
import { useAuth } from './auth-provider.tsx'
import { PublicEntrance } from './public-entrance.tsx'
import { ResetSpeaking, useResetWords } from './words/words.ts'

const PasswordForm = ({ token, onDone }: { token: string; onDone: () => void }) => {
  const { session } = useAuth()
  const { words, say } = useResetWords()
  const { typed, bind, formProblem, busy, submit } = useLocalizedForm({ next: '', confirm: '' }, words.notSaved, say)
  const show = { 'aria-label': words.show, tabIndex: 0, 'aria-hidden': false } as const
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await call(resetPassword, { token, ...typed })
          onDone()
        })
      }}
    >
      <Stack gap="sm">
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <PasswordInput
          label={words.newPassword}
          description={words.atLeast(session.settings().passwordMin)}
          autoComplete="new-password"
          visibilityToggleButtonProps={show}
          maxLength={200}
          {...bind('next')}
        />
        <PasswordInput
          label={words.confirm}
          autoComplete="new-password"
          visibilityToggleButtonProps={show}
          maxLength={200}
          {...bind('confirm')}
        />
        <Button type="submit" size="md" fullWidth loading={busy} mt="xs">
          {words.save}
        </Button>
      </Stack>
    </form>
  )
}

const ToSignIn = ({ label }: { label: string }) => (
  <Text mt="md">
    <Anchor href="/login">{label}</Anchor>
  </Text>
)

/** Where the link of a reset email leads. */
export const ResetPage = ({ token }: { token: string }) => (
  <ResetSpeaking>
    <Reset token={token} />
  </ResetSpeaking>
)

const Reset = ({ token }: { token: string }) => {
  const { words, say } = useResetWords()
  const { link: linkTo } = useLanguage()
  const [done, setDone] = useState(false)
  const link = useQuery(readReset, { token }, { staleTime: Number.POSITIVE_INFINITY })
  if (done)
    return (
      <PublicEntrance title={words.title} lead={words.saved}>
        <Alert kind="success">{words.signedOut}</Alert>
        <ToSignIn label={words.toSignIn} />
      </PublicEntrance>
    )
  if (link.isError)
    return (
      <PublicEntrance title={words.title} lead="">
        <Alert>{say(getErrorMessage(link.error, words.notChecked))}</Alert>
        <Text mt="md">
          <Anchor href={linkTo('/reset')}>{words.newLink}</Anchor>
        </Text>
      </PublicEntrance>
    )
  return (
    <PublicEntrance title={words.title} lead={words.choose}>
      {link.data ? (
        <PasswordForm token={token} onDone={() => setDone(true)} />
      ) : (
        <LoadingLines label={words.checking} lines={5} />
      )}
    </PublicEntrance>
  )
}
