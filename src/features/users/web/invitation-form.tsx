import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { call, sentenceOf } from '../../../platform/web/call.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { Alert } from '../../../ui/alert.tsx'
import { minimumPasswordLength, signInByEmail, signInByPhone } from '../../sign-in/web/door.ts'
import { acceptInvitation, type invitation } from '../contract.ts'

type InvitationFormProps = { token: string; invitation: z.infer<typeof invitation>; onAccepted: () => Promise<void> }

/** E-mail or phone, a name and a password: what an invited person fills in. */
export const InvitationForm = ({ token, invitation, onAccepted }: InvitationFormProps) => {
  const [typed, setTyped] = useState({
    full_name: invitation.full_name,
    email: invitation.email,
    phone_number: invitation.phone_number,
    password: '',
  })
  const [refusal, setRefusal] = useState<{ message: string; fields: Record<string, string> } | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      await call(acceptInvitation, { token, ...typed })
      const { password } = typed
      if (typed.email.trim()) await call(signInByEmail, { email: typed.email.trim(), password })
      else await call(signInByPhone, { phone: typed.phone_number, password })
      await onAccepted()
    } catch (error) {
      const message = sentenceOf(error, 'The account could not be made. Please try again.')
      setRefusal({ message, fields: error instanceof Refusal ? error.fields : {} })
      setBusy(false)
    }
  }
  const bind = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    error: refusal?.fields[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setTyped((now) => ({ ...now, [name]: value }))
    },
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void submit()
      }}
    >
      <Stack gap="sm">
        {refusal ? <Alert>{refusal.message}</Alert> : null}
        <TextInput label="Full name" autoComplete="name" {...bind('full_name')} />
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          description={invitation.texted ? 'You sign in with it' : 'Email or phone number: one of them is needed'}
          {...bind('email')}
        />
        <TextInput label="Phone number" type="tel" autoComplete="tel" {...bind('phone_number')} />
        <PasswordInput
          label="Password"
          autoComplete="new-password"
          description={`At least ${minimumPasswordLength} characters`}
          visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0, 'aria-hidden': false }}
          {...bind('password')}
        />
        <Button type="submit" size="md" loading={busy} mt="xs">
          Create Account
        </Button>
      </Stack>
    </form>
  )
}
