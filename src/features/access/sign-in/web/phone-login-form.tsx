import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../platform/web/call.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { signInByPhone } from '../contract/sign-in.ts'
import { useAuth } from './auth-provider.tsx'

/** Phone number and password, for accounts without an email address. Every failure has the same sentence. */
export const PhoneLoginForm = ({ onChallenge }: { onChallenge: (challenge: string) => void }) => {
  const { session } = useAuth()
  const [phone, setPhone] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const submit = async () => {
    setBusy(true)
    setFailed(false)
    try {
      const answer = await call(signInByPhone, { phone: phone.trim(), password })
      if ('challenge' in answer) onChallenge(answer.challenge)
      else await session.arrived()
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
        {failed ? <Alert>Invalid phone number or password</Alert> : null}
        <TextInput
          label="Phone number"
          name="phone"
          type="tel"
          required
          withAsterisk={false}
          autoComplete="tel-national"
          maxLength={40}
          value={phone}
          onChange={(event) => setPhone(event.currentTarget.value)}
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
