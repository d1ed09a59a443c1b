import { Button, Checkbox, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { sendForm } from '../../../platform/web/send-form.ts'
import { useForm } from '../../../platform/web/use-form.ts'
import { usStates } from '../../../rules/us-states.ts'
import { Alert } from '../../../ui/alert.tsx'
import { TrapField } from '../../../ui/dialog/trap-field.tsx'
import { apply, type readJobCode } from '../contract.ts'
import { ResumeField } from './resume-field.tsx'

type ApplyFormProps = { code: string; job: z.infer<typeof readJobCode.reply>; onDone: () => void }

const states = Object.entries(usStates).map(([value, name]) => ({ value, label: name }))
const empty = {
  full_name: '',
  email_address: '',
  phone_number: '',
  city: '',
  state: '',
  certification_number: '',
  video_introduction: '',
  resume_text: '',
  website: '',
}

/** Who one is, a résumé, and whether texts are welcome. The same form sent twice adds nobody. */
export const ApplyForm = ({ code, job, onDone }: ApplyFormProps) => {
  const [id] = useState(() => crypto.randomUUID())
  const [file, setFile] = useState<File | null>(null)
  const [isRbt, setIsRbt] = useState(false)
  const [agrees, setAgrees] = useState(false)
  const { typed, set, bind, told, busy, submit } = useForm(
    empty,
    'Your application could not be sent. Please check your connection and try again.',
  )
  const send = () =>
    submit(async () => {
      const body = new FormData()
      body.append('id', id)
      for (const [name, value] of Object.entries(typed)) body.append(name, value)
      body.append('current_rbt', isRbt ? 'yes' : 'no')
      body.append('text_consent', agrees ? 'yes' : 'no')
      if (file) body.append('resume', file)
      await sendForm(apply, { code }, body)
      onDone()
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Stack gap="sm">
        <TextInput label="Full name" required autoComplete="name" size="md" {...bind('full_name')} />
        <TextInput
          label="Email"
          description="Email or phone: one of them is needed"
          type="email"
          autoComplete="email"
          size="md"
          {...bind('email_address')}
        />
        <TextInput label="Phone" type="tel" autoComplete="tel" size="md" {...bind('phone_number')} />
        <Group grow align="flex-start" gap="xs">
          <TextInput label="City" autoComplete="address-level2" size="md" {...bind('city')} />
          <Select
            label="State"
            size="md"
            searchable
            clearable
            data={states}
            value={typed.state === '' ? null : typed.state}
            onChange={(state) => set('state', state ?? '')}
            error={told?.fields.state}
            clearButtonProps={{ 'aria-label': 'Clear state' }}
          />
        </Group>
        {job.position === 'RBT' ? (
          <Checkbox
            label="I am an RBT now"
            checked={isRbt}
            onChange={(event) => setIsRbt(event.currentTarget.checked)}
          />
        ) : null}
        <TextInput
          label="Certification number"
          description="If you have one"
          size="md"
          {...bind('certification_number')}
        />
        <ResumeField
          file={file}
          onFile={setFile}
          text={typed.resume_text}
          onText={(text) => set('resume_text', text)}
          error={told?.fields.resume ?? told?.fields.resume_text}
        />
        <TextInput
          label="Link to a video introduction"
          description="If you have one"
          type="url"
          inputMode="url"
          size="md"
          {...bind('video_introduction')}
        />
        <Checkbox
          label={job.consentWording}
          description="Not needed to apply"
          checked={agrees}
          onChange={(event) => setAgrees(event.currentTarget.checked)}
        />
        <TrapField name="website" value={typed.website} onChange={(value) => set('website', value)} />
        {told ? <Alert>{told.message}</Alert> : null}
        <Button type="submit" size="md" loading={busy} mt="xs">
          Send Application
        </Button>
        <Text size="xs" c="dimmed">
          {job.organization} keeps what you send here to handle your application.
        </Text>
      </Stack>
    </form>
  )
}
