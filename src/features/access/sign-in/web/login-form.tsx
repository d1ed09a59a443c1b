import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { UserError } from '../../../../rules/user-error.ts'
import { Alert } from '../../../../ui/alert.tsx'

type LoginFormProps = { onSignIn: (email: string, password: string) => Promise<unknown> }

/** Every failure has the same sentence, except where an emailed link or a provider helps. */
const sentenceFor = (error: unknown) =>
  error instanceof UserError && (error.details.deviceLink || error.details.provider)
    ? error.message
    : 'Invalid email or password'

/** Email and password. */
export const LoginForm = ({ onSignIn }: LoginFormProps) => {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const submit = async () => {
    setBusy(true)
    setFailed(null)
    try {
      await onSignIn(email.trim(), password)
    } catch (error) {
      setFailed(sentenceFor(error))
    }
    setBusy(false)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void submit()
      }}
    >
      <Stack gap="sm">
        {failed ? <Alert>{failed}</Alert> : null}
        <TextInput
          label="Email"
          name="email"
          type="email"
          required
          withAsterisk={false}
          autoComplete="username webauthn"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PasswordInput
          label="Password"
          name="password"
          required
          withAsterisk={false}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0, 'aria-hidden': false }}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" size="md" fullWidth loading={busy} mt="xs">
          Sign In
        </Button>
      </Stack>
    </form>
  )
}
