import { Anchor, Button, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../platform/web/call.ts'
import { useForm } from '../../../platform/web/use-form.ts'
import { productName } from '../../../rules/product.ts'
import { refuseProblems } from '../../../rules/refusal.ts'
import { Alert } from '../../../ui/alert.tsx'
import { TrapField } from '../../../ui/dialog/trap-field.tsx'
import { Entrance } from '../../sign-in/web/door.ts'
import { requestDemo } from '../contract.ts'
import { demoMinutes, demoProblems } from '../rules/demo-request.ts'

const Back = () => (
  <Anchor component={Link} to="/login">
    Back to sign in
  </Anchor>
)

/** Anybody may ask for a demo; the request lands in the Prospect Pipeline. */
export const DemoPage = () => {
  const [done, setDone] = useState(false)
  const { typed, set, bind, told, busy, submit } = useForm(
    { organization: '', name: '', email: '', phone: '', message: '', website: '' },
    'Your request could not be sent. Please try again.',
  )
  if (done)
    return (
      <Entrance title="Thank you!" lead="Your request has arrived.">
        <Stack gap="sm">
          <Text>Somebody from {productName} gets in touch with you to set a time.</Text>
          <Back />
        </Stack>
      </Entrance>
    )
  return (
    <Entrance
      title="Schedule a demo"
      lead={`See ${productName} with the numbers of a clinic like yours: ${demoMinutes} minutes.`}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit(async () => {
            const { organization, name, email, phone } = typed
            // Said here, a mistake costs none of the few requests that one address may send.
            refuseProblems(
              demoProblems({
                name: organization.trim(),
                contact: name.trim(),
                email: email.trim(),
                phone: phone.trim(),
              }),
            )
            await call(requestDemo, typed)
            setDone(true)
          })
        }}
      >
        <Stack gap="sm">
          <TextInput
            label="Your clinic"
            required
            autoComplete="organization"
            maxLength={200}
            {...bind('organization')}
          />
          <TextInput label="Your name" required autoComplete="name" maxLength={200} {...bind('name')} />
          <TextInput
            label="Email"
            description="Email or phone: one of them is needed"
            type="email"
            autoComplete="email"
            maxLength={200}
            {...bind('email')}
          />
          <TextInput label="Phone" type="tel" autoComplete="tel" maxLength={60} {...bind('phone')} />
          <Textarea
            label="What would you like to see?"
            autosize
            minRows={3}
            maxRows={8}
            maxLength={2000}
            {...bind('message')}
          />
          <TrapField name="website" value={typed.website} onChange={(value) => set('website', value)} />
          {told && Object.keys(told.fields).length === 0 ? <Alert>{told.message}</Alert> : null}
          <Button type="submit" size="md" loading={busy} mt="xs">
            Ask for a Demo
          </Button>
          <Back />
        </Stack>
      </form>
    </Entrance>
  )
}
