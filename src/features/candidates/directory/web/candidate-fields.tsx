import { Button, Checkbox, Radio, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@reinforce/icons'
import { Fragment, type ReactNode, useState } from 'react'
import { positions } from '../../../../rules/credential/positions.ts'
import {
  type FieldName,
  type FormValues,
  fieldNames,
  fields,
  getField,
  isText,
  type TextName,
} from '../rules/fields.ts'
import css from './candidate-fields.module.css'

type TextLike = TextName | 'text_consent_source'
type Choices = readonly string[]

type CandidateFieldsProps = {
  values: FormValues
  onChange: (change: Partial<FormValues>) => void
  /** Fields filled from a résumé. */
  marked?: readonly FieldName[]
  /** A sentence at each field that is wrong. */
  errors: Record<string, string>
  locations: readonly { id: string; name: string }[]
  resumeTextHint: string
  /** Notice about the person typed so far. */
  notice?: ReactNode
  resumeFile?: ReactNode
  /** Shows only the fields for everyone at first. The rest unfolds, by itself if one of its fields is wrong. */
  isShort?: boolean
}

const consents = [
  { value: 'unknown', label: 'Unknown' },
  { value: 'given', label: 'Given' },
  { value: 'refused', label: 'Refused' },
] as const

type Control = { name: FieldName; error: string | undefined } & CandidateFieldsProps

const TextControl = ({ name, values, onChange, error, resumeTextHint }: Control & { name: TextLike }) => {
  const { kind, label, placeholder, hint } = getField(name)
  const shared = {
    name,
    label,
    placeholder,
    description: kind === 'text' ? resumeTextHint : hint,
    value: values[name],
    error,
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  }
  if (kind === 'text') return <Textarea autosize minRows={2} maxRows={8} {...shared} />
  if (kind === 'name') return <TextInput required data-autofocus maxLength={200} {...shared} />
  if (kind === 'consentSource') return <TextInput maxLength={500} {...shared} />
  const types = { email: 'email', phone: 'tel', link: 'url' } as const
  return <TextInput type={kind in types ? types[kind as keyof typeof types] : 'text'} {...shared} />
}

const PositionControl = ({ values, onChange, error }: Control) => (
  <Radio.Group
    label={fields.position.label}
    value={values.position}
    onChange={(position) => onChange({ position: position === 'BCBA' ? 'BCBA' : 'RBT' })}
    error={error}
  >
    <SimpleGrid cols={2} mt={6}>
      {positions.map((position) => (
        <Radio key={position} value={position} label={position} />
      ))}
    </SimpleGrid>
  </Radio.Group>
)

const PlaceControl = ({ values, onChange, error, locations }: Control) => (
  <Select
    label={fields.location_id.label}
    placeholder="Not assigned"
    data={locations.map(({ id, name }) => ({ value: id, label: name }))}
    value={values.location_id}
    onChange={(location_id) => onChange({ location_id })}
    error={error}
    searchable
    clearable
    clearButtonProps={{ 'aria-label': `Clear ${fields.location_id.label}` }}
  />
)

const ConsentControl = ({ values, onChange, error }: Control) => (
  <Radio.Group
    label={fields.text_consent.label}
    value={values.text_consent}
    onChange={(value) => onChange({ text_consent: consents.find((one) => one.value === value)?.value ?? 'unknown' })}
    error={error}
  >
    <SimpleGrid cols={3} mt={6}>
      {consents.map(({ value, label }) => (
        <Radio key={value} value={value} label={label} />
      ))}
    </SimpleGrid>
  </Radio.Group>
)

const ChoiceControl = ({ name, choices, values, onChange, error }: Control & { name: TextName; choices: Choices }) => (
  <Select
    label={fields[name].label}
    placeholder="Not known"
    data={[...choices]}
    value={values[name] || null}
    onChange={(value) => onChange({ [name]: value ?? '' })}
    error={error}
    clearable
    clearButtonProps={{ 'aria-label': `Clear ${fields[name].label}` }}
  />
)

/** The control that a kind of field is typed into; null where there is nothing to say. */
const FieldControl = (props: Control) => {
  const { name, values, onChange } = props
  const field = getField(name)
  if (field.kind === 'position') return <PositionControl {...props} />
  if (field.kind === 'place') return <PlaceControl {...props} />
  if (field.kind === 'consent') return <ConsentControl {...props} />
  if (field.kind === 'yesNo')
    return (
      <Checkbox
        label={field.label}
        checked={values.current_rbt}
        onChange={(event) => onChange({ current_rbt: event.currentTarget.checked })}
      />
    )
  if (name === 'text_consent_source') return <TextControl {...props} name={name} />
  if (!isText(name)) return null
  return field.kind === 'choice' ? (
    <ChoiceControl {...props} name={name} choices={field.choices} />
  ) : (
    <TextControl {...props} name={name} />
  )
}

const askedFirst: readonly FieldName[] = [
  'full_name',
  'phone_number',
  'email_address',
  'position',
  'location_id',
  'text_consent',
  'text_consent_source',
]
const isFirst = (name: FieldName) => askedFirst.includes(name)

const Controls = ({ names, ...props }: CandidateFieldsProps & { names: readonly FieldName[] }) => {
  const control = (name: FieldName) => (
    <div key={name} className={css.field}>
      <FieldControl name={name} {...props} error={props.errors[name]} />
      {props.marked?.includes(name) ? <span className={css.mark}>From the resume</span> : null}
    </div>
  )
  const whole = names.filter((name) => !getField(name).half)
  const halves = names.filter((name) => getField(name).half)
  const top: FieldName[] = whole.filter((name) => name === 'full_name')
  return (
    <>
      {top.map(control)}
      {halves.length > 0 ? (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          {halves.map(control)}
        </SimpleGrid>
      ) : null}
      {top.length > 0 ? props.notice : null}
      {whole
        .filter(
          (name) => !top.includes(name) && (name !== 'text_consent_source' || props.values.text_consent !== 'unknown'),
        )
        .map((name) =>
          name === 'resume' && !props.isShort ? (
            <Fragment key={name}>
              {props.resumeFile}
              {control(name)}
            </Fragment>
          ) : (
            control(name)
          ),
        )}
    </>
  )
}

const ShortFields = (props: CandidateFieldsProps) => {
  const [opened, setOpened] = useState<boolean | null>(null)
  const rest = fieldNames.filter((name) => !isFirst(name))
  const isFilled = rest.some((name) => props.marked?.includes(name))
  const isOpen = (opened ?? isFilled) || rest.some((name) => props.errors[name])
  const Mark = isOpen ? IconChevronDown : IconChevronRight
  return (
    <Stack gap="sm">
      {props.resumeFile}
      <Controls {...props} names={askedFirst} />
      <Button
        variant="subtle"
        justify="flex-start"
        px={4}
        aria-expanded={isOpen}
        leftSection={<Mark size={16} stroke={1.7} />}
        onClick={() => setOpened(!isOpen)}
      >
        City, Certification, Date, and More
      </Button>
      {isOpen ? <Controls {...props} names={rest} /> : null}
    </Stack>
  )
}

/** Every field of a candidate that a person may type: the same for adding and for correcting. */
export const CandidateFields = (props: CandidateFieldsProps) =>
  props.isShort ? (
    <ShortFields {...props} />
  ) : (
    <Stack gap="sm">
      <Controls {...props} names={fieldNames} />
    </Stack>
  )
