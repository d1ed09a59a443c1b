import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'

type LoginFormProps = { onSignIn: (email: string, password: string) => Promise<unknown> }

/** Email and password. Whatever goes wrong, the answer is the same sentence. */
export const LoginForm = ({ onSignIn }: LoginFormProps) => {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const submit = async () => {
    setBusy(true)
    setFailed(false)
    try {
      await onSignIn(email.trim(), password)
    } catch {
      setFailed(true)
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
        {failed ? <Alert>Invalid email or password</Alert> : null}
        <TextInput
          label="Email"
          name="email"
          type="email"
          required
          withAsterisk={false}
          autoComplete="username"
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
