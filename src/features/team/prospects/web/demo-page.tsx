import { Anchor, Button, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../../platform/web/call.ts'
import { dropTabDraft, useKeepInTab, useTabDraft } from '../../../../platform/web/drafts/use-tab-draft.ts'
import { useLocalizedForm } from '../../../../platform/web/language/use-localized-form.ts'
import { throwFieldErrors } from '../../../../rules/user-error.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { HoneypotField } from '../../../../ui/dialog/honeypot-field.tsx'
import { PublicEntrance } from '../../../access/sign-in/web/public.ts'
import { requestDemo } from '../contract/prospects.ts'
import { findDemoProblems } from '../rules/demo-request.ts'
import { DemoSpeaking, useDemoWords } from './words/words.ts'

const Back = () => (
  <Anchor component={Link} to="/login">
    {useDemoWords().words.back}
  </Anchor>
)

/** Anyone may ask for a demo; the request lands in the Prospect Pipeline. */
export const DemoPage = () => (
  <DemoSpeaking>
    <DemoRequest />
  </DemoSpeaking>
)

const place = 'demo request'

const DemoRequest = () => {
  const { words, say } = useDemoWords()
  const [done, setDone] = useState(false)
  const start = useTabDraft(place, { organization: '', name: '', email: '', phone: '', message: '', website: '' })
  const { typed, set, bind, formProblem, busy, submit } = useLocalizedForm(start, words.notSent, say)
  useKeepInTab(place, typed)
  if (done)
    return (
      <PublicEntrance title={words.thanks} lead={words.arrived}>
        <Stack gap="sm">
          <Text>{words.whatNext}</Text>
          <Back />
        </Stack>
      </PublicEntrance>
    )
  return (
    <PublicEntrance title={words.title} lead={words.lead}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit(async () => {
            const { organization, name, email, phone } = typed
            // Said here, a mistake costs none of the few requests that one address may send.
            throwFieldErrors(
              findDemoProblems({
                name: organization.trim(),
                contact: name.trim(),
                email: email.trim(),
                phone: phone.trim(),
              }),
            )
            await call(requestDemo, typed)
            dropTabDraft(place)
            setDone(true)
          })
        }}
      >
        <Stack gap="sm">
          <TextInput
            label={words.clinic}
            required
            autoComplete="organization"
            maxLength={200}
            {...bind('organization')}
          />
          <TextInput label={words.name} required autoComplete="name" maxLength={200} {...bind('name')} />
          <TextInput
            label={words.email}
            description={words.emailHint}
            type="email"
            autoComplete="email"
            maxLength={200}
            {...bind('email')}
          />
          <TextInput label={words.phone} type="tel" autoComplete="tel" maxLength={60} {...bind('phone')} />
          <Textarea label={words.message} autosize minRows={3} maxRows={8} maxLength={2000} {...bind('message')} />
          <HoneypotField name="website" value={typed.website} onChange={(value) => set('website', value)} />
          {formProblem ? <Alert>{formProblem}</Alert> : null}
          <Button type="submit" size="md" loading={busy} mt="xs">
            {words.send}
          </Button>
          <Back />
        </Stack>
      </form>
    </PublicEntrance>
  )
}
