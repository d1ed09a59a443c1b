import { Button, Checkbox, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { dropTabDraft, useKeepInTab, useTabDraft } from '../../../../platform/web/drafts/use-tab-draft.ts'
import { useLocalizedForm } from '../../../../platform/web/language/use-localized-form.ts'
import { sendForm } from '../../../../platform/web/send-form.ts'
import { usStates } from '../../../../rules/us-states.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { HoneypotField } from '../../../../ui/dialog/honeypot-field.tsx'
import { apply, type readJobCode } from '../contract/apply.ts'
import { ResumeField } from './resume-field.tsx'
import { ScoringNotice } from './scoring-notice.tsx'
import { useApplyWords } from './words/words.ts'

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

/**
 * The applicant's name and contact, a résumé, and whether texts are welcome. The same form sent twice adds no one, also
 * after a reload.
 */
export const ApplyForm = ({ code, job, onDone }: ApplyFormProps) => {
  const place = `apply ${code}`
  const [fresh] = useState(() => crypto.randomUUID())
  const { id, rbt, ...start } = useTabDraft(place, { ...empty, id: fresh, rbt: '' })
  const [file, setFile] = useState<File | null>(null)
  const [isRbt, setIsRbt] = useState(rbt === 'yes')
  const [agrees, setAgrees] = useState(false)
  const { words, language, say } = useApplyWords()
  const { typed, set, bind, told, busy, submit } = useLocalizedForm(start, words.notSent, say)
  useKeepInTab(place, { ...typed, id, rbt: isRbt ? 'yes' : '' })
  const send = () =>
    submit(async () => {
      const body = new FormData()
      body.append('id', id)
      for (const [name, value] of Object.entries(typed)) body.append(name, value)
      body.append('current_rbt', isRbt ? 'yes' : 'no')
      body.append('text_consent', agrees ? 'yes' : 'no')
      body.append('language', language)
      if (file) body.append('resume', file)
      await sendForm(apply, { code }, body)
      dropTabDraft(place)
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
        <TextInput label={words.fullName} required autoComplete="name" size="md" {...bind('full_name')} />
        <TextInput
          label={words.email}
          description={words.emailHint}
          type="email"
          autoComplete="email"
          size="md"
          {...bind('email_address')}
        />
        <TextInput label={words.phone} type="tel" autoComplete="tel" size="md" {...bind('phone_number')} />
        <Group grow align="flex-start" gap="xs">
          <TextInput label={words.city} autoComplete="address-level2" size="md" {...bind('city')} />
          <Select
            label={words.state}
            size="md"
            searchable
            clearable
            data={states}
            value={typed.state === '' ? null : typed.state}
            onChange={(state) => set('state', state ?? '')}
            error={told?.fields.state}
            clearButtonProps={{ 'aria-label': words.clearState }}
          />
        </Group>
        {job.position === 'RBT' ? (
          <Checkbox label={words.isRbt} checked={isRbt} onChange={(event) => setIsRbt(event.currentTarget.checked)} />
        ) : null}
        <TextInput
          label={words.certification}
          description={words.certificationHint}
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
          label={words.video}
          description={words.videoHint}
          type="url"
          inputMode="url"
          size="md"
          {...bind('video_introduction')}
        />
        <Checkbox
          label={job.consentWording}
          description={words.consentHint}
          checked={agrees}
          onChange={(event) => setAgrees(event.currentTarget.checked)}
        />
        <HoneypotField name="website" value={typed.website} onChange={(value) => set('website', value)} />
        <ScoringNotice job={job} state={typed.state} />
        {told ? <Alert>{told.message}</Alert> : null}
        <Button type="submit" size="md" loading={busy} mt="xs">
          {words.send}
        </Button>
        <Text size="xs" c="dimmed">
          {words.kept(job.organization)}
        </Text>
      </Stack>
    </form>
  )
}
