import { Anchor, Button, PasswordInput, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { call, getErrorMessage } from '../../../../platform/web/call.ts'
import { canWorkLater } from '../../../../platform/web/can-work-later.ts'
import { useLanguage } from '../../../../platform/web/language/use-language.ts'
import { useLocalizedForm } from '../../../../platform/web/language/use-localized-form.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { readReset, resetPassword } from '../contract/reset.ts'
import { useAuth } from './auth-provider.tsx'
import { PublicEntrance } from './public-entrance.tsx'
import { ResetSpeaking, useResetWords } from './words/words.ts'

const ToNewLink = () => {
  const { link } = useLanguage()
  const { words } = useResetWords()
  return (
    <Text mt="md">
      <Anchor href={link('/reset')}>{words.newLink}</Anchor>
    </Text>
  )
}

const PasswordForm = ({ token, onDone }: { token: string; onDone: () => void }) => {
  const { session } = useAuth()
  const { words, say } = useResetWords()
  const { typed, bind, told, formProblem, busy, submit } = useLocalizedForm(
    { next: '', confirm: '' },
    words.notSaved,
    say,
  )
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
      {told?.refusal?.code === 'not-found' ? <ToNewLink /> : null}
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
        {canWorkLater(link.error) ? (
          <ErrorState onRetry={() => void link.refetch()} retry={words.retry}>
            {say(getErrorMessage(link.error, words.notChecked))}
          </ErrorState>
        ) : (
          <>
            <Alert>{say(getErrorMessage(link.error, words.notChecked))}</Alert>
            <ToNewLink />
          </>
        )}
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
