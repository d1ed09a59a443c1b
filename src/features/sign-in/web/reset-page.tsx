import { Anchor, Button, PasswordInput, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { call, sentenceOf } from '../../../platform/web/call.ts'
import { useForm } from '../../../platform/web/use-form.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { Alert } from '../../../ui/alert.tsx'
import { LoadingLines } from '../../../ui/states.tsx'
import { readReset, resetPassword } from '../contract/reset.ts'
import { passwordMessages } from '../rules/password-change.ts'
import { useAuth } from './auth-provider.tsx'
import { Entrance } from './entrance.tsx'

const show = { 'aria-label': 'Show password', tabIndex: 0, 'aria-hidden': false } as const

const PasswordForm = ({ token, onDone }: { token: string; onDone: () => void }) => {
  const { session } = useAuth()
  const { typed, bind, told, busy, submit } = useForm({ next: '', confirm: '' }, passwordMessages.failed)
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
        {told ? <Alert>{told.message}</Alert> : null}
        <PasswordInput
          label="New password"
          description={`At least ${session.settings().passwordMin} characters`}
          autoComplete="new-password"
          visibilityToggleButtonProps={show}
          maxLength={200}
          {...bind('next')}
        />
        <PasswordInput
          label="Confirm new password"
          autoComplete="new-password"
          visibilityToggleButtonProps={show}
          maxLength={200}
          {...bind('confirm')}
        />
        <Button type="submit" size="md" fullWidth loading={busy} mt="xs">
          Save New Password
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

/** Where the link of a reset mail leads. */
export const ResetPage = ({ token }: { token: string }) => {
  const [done, setDone] = useState(false)
  const link = useQuery(readReset, { token }, { staleTime: Number.POSITIVE_INFINITY })
  if (done)
    return (
      <Entrance title="New password" lead="Your new password is saved.">
        <Alert kind="success">You were signed out everywhere. Sign in with the new password.</Alert>
        <ToSignIn label="Go to sign in" />
      </Entrance>
    )
  if (link.isError)
    return (
      <Entrance title="New password" lead="This link cannot be used.">
        <Alert>{sentenceOf(link.error, 'The link could not be checked. Please try again.')}</Alert>
        <Text mt="md">
          <Anchor href="/reset">Ask for a new link</Anchor>
        </Text>
      </Entrance>
    )
  return (
    <Entrance title="New password" lead="Choose the password you sign in with from now on.">
      {link.data ? (
        <PasswordForm token={token} onDone={() => setDone(true)} />
      ) : (
        <LoadingLines label="Checking the link" lines={5} />
      )}
    </Entrance>
  )
}
