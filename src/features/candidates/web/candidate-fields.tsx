import { Checkbox, Radio, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'

export type Fields = {
  full_name: string
  email_address: string
  phone_number: string
  city: string
  state: string
  date_submitted: string
  certification_number: string
  video_introduction: string
  resume: string
  resume_text: string
  position: 'RBT' | 'BCBA'
  current_rbt: boolean
  location_id: string | null
  text_consent: 'given' | 'refused' | 'unknown'
  text_consent_source: string
}
type TextName = {
  [Key in keyof Fields]: Fields[Key] extends string ? (string extends Fields[Key] ? Key : never) : never
}[keyof Fields]

type CandidateFieldsProps = {
  values: Fields
  onChange: (change: Partial<Fields>) => void
  /** A sentence at each field that is wrong. */
  errors: Record<string, string>
  locations: readonly { id: string; name: string }[]
  resumeTextHint: string
  /** What is to be said about the person typed so far. */
  notice?: ReactNode
  resumeFile?: ReactNode
}

const consents = [
  { value: 'unknown', label: 'Unknown' },
  { value: 'given', label: 'Given' },
  { value: 'refused', label: 'Refused' },
] as const

/** Every field of a candidate that a person may type: the same for adding and for correcting. */
export const CandidateFields = (props: CandidateFieldsProps) => {
  const { values, onChange, errors, locations, resumeTextHint, notice, resumeFile } = props
  const text = (name: TextName) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  })
  return (
    <Stack gap="sm">
      <TextInput label="Full name" required data-autofocus maxLength={200} {...text('full_name')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput
          label="E-mail"
          type="email"
          description="E-mail or phone: one of them is needed"
          {...text('email_address')}
        />
        <TextInput label="Phone" type="tel" description="For example (512) 555-0100" {...text('phone_number')} />
        <TextInput label="City" {...text('city')} />
        <TextInput label="State" placeholder="TX" {...text('state')} />
        <Radio.Group
          label="Position"
          value={values.position}
          onChange={(position) => onChange({ position: position === 'BCBA' ? 'BCBA' : 'RBT' })}
          error={errors.position}
        >
          <SimpleGrid cols={2} mt={6}>
            <Radio value="RBT" label="RBT" />
            <Radio value="BCBA" label="BCBA" />
          </SimpleGrid>
        </Radio.Group>
        <Select
          label="Clinic/Region"
          placeholder="Not assigned"
          data={locations.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.location_id}
          onChange={(location_id) => onChange({ location_id })}
          error={errors.location_id}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Clear Clinic/Region' }}
        />
        <TextInput label="Certification number" placeholder="RBT-25-445224" {...text('certification_number')} />
        <TextInput label="Date" placeholder="3/14/2026" {...text('date_submitted')} />
      </SimpleGrid>
      {notice}
      <Checkbox
        label="Works as an RBT now"
        checked={values.current_rbt}
        onChange={(event) => onChange({ current_rbt: event.currentTarget.checked })}
      />
      <TextInput label="Video link" placeholder="https://" type="url" {...text('video_introduction')} />
      {resumeFile}
      <TextInput label="Resume link" placeholder="https://" type="url" {...text('resume')} />
      <Textarea
        label="Resume text"
        description={resumeTextHint}
        autosize
        minRows={2}
        maxRows={8}
        {...text('resume_text')}
      />
      <Radio.Group
        label="Consent to be texted"
        value={values.text_consent}
        onChange={(value) =>
          onChange({ text_consent: consents.find((one) => one.value === value)?.value ?? 'unknown' })
        }
        error={errors.text_consent}
      >
        <SimpleGrid cols={3} mt={6}>
          {consents.map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </SimpleGrid>
      </Radio.Group>
      {values.text_consent === 'unknown' ? null : (
        <TextInput
          label="Where, when and in which words"
          description="For example: application form of March 3, “You may text me”"
          maxLength={500}
          {...text('text_consent_source')}
        />
      )}
    </Stack>
  )
}
