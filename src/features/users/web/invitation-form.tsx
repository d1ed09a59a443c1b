import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import type * as z from 'zod/mini'
import { call } from '../../../platform/web/call.ts'
import { useForm } from '../../../platform/web/use-form.ts'
import { Alert } from '../../../ui/alert.tsx'
import { signInByEmail, signInByPhone, useAuth } from '../../sign-in/web/door.ts'
import { acceptInvitation, type invitation } from '../contract.ts'

type InvitationFormProps = { token: string; invitation: z.infer<typeof invitation>; onAccepted: () => Promise<void> }

/** E-mail or phone, a name and a password: what an invited person fills in. */
export const InvitationForm = ({ token, invitation, onAccepted }: InvitationFormProps) => {
  const { session } = useAuth()
  const { typed, bind, told, busy, submit } = useForm(
    {
      full_name: invitation.full_name,
      email: invitation.email,
      phone_number: invitation.phone_number,
      password: '',
    },
    'The account could not be made. Please try again.',
  )
  const accept = async () => {
    await call(acceptInvitation, { token, ...typed })
    const { password } = typed
    if (typed.email.trim()) await call(signInByEmail, { email: typed.email.trim(), password })
    else await call(signInByPhone, { phone: typed.phone_number, password })
    await onAccepted()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(accept)
      }}
    >
      <Stack gap="sm">
        {told ? <Alert>{told.message}</Alert> : null}
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
          description={`At least ${session.settings().passwordMin} characters`}
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
