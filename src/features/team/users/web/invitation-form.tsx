import { Anchor, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import type * as z from 'zod/mini'
import { call } from '../../../../platform/web/call.ts'
import { useLocalizedForm } from '../../../../platform/web/language/use-localized-form.ts'
import { formatPhone } from '../../../../rules/phone/phone.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { signInByEmail, signInByPhone, useAuth } from '../../../access/sign-in/web/public.ts'
import { acceptInvitation, type invitation } from '../contract/users.ts'
import { useInvitationWords } from './words/words.ts'

type InvitationFormProps = { token: string; invitation: z.infer<typeof invitation>; onAccepted: () => Promise<void> }

/** Email or phone, a name and a password of an invited person. */
export const InvitationForm = ({ token, invitation, onAccepted }: InvitationFormProps) => {
  const { session } = useAuth()
  const { words, say } = useInvitationWords()
  const { typed, bind, told, formProblem, busy, submit } = useLocalizedForm(
    {
      full_name: invitation.full_name,
      email: invitation.email,
      phone_number: formatPhone(invitation.phone_number),
      password: '',
    },
    words.notMade,
    say,
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
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <TextInput label={words.fullName} autoComplete="name" {...bind('full_name')} />
        <TextInput
          label={words.email}
          type="email"
          autoComplete="username"
          description={words.emailHint}
          {...bind('email')}
        />
        <TextInput label={words.phone} type="tel" autoComplete="tel" {...bind('phone_number')} />
        <PasswordInput
          label={words.password}
          autoComplete="new-password"
          description={words.atLeast(session.settings().passwordMin)}
          visibilityToggleButtonProps={{ 'aria-label': words.show, tabIndex: 0, 'aria-hidden': false }}
          {...bind('password')}
        />
        <Button type="submit" size="md" loading={busy} mt="xs">
          {words.create}
        </Button>
      </Stack>
      {told?.refusal?.code === 'not-found' ? (
        <Text mt="md">
          <Anchor href="/login">{words.toSignIn}</Anchor>
        </Text>
      ) : null}
    </form>
  )
}
