import { SegmentedControl, Select, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@reinforce/icons'
import type { ReplyOf } from '../../../../../platform/web/call.ts'
import { filterIgnoringAccents } from '../../../../../platform/web/filter-ignoring-accents.ts'
import type { interviewChoices } from '../../contract/interviews.ts'
import { type InterviewType, interviewTypes } from '../../rules/interview-kinds.ts'
import css from '../interviews.module.css'

export type Choices = ReplyOf<typeof interviewChoices>

/** Everything of an interview but its hour, as the form holds it; what is not chosen is empty. */
export type Arranging = {
  type: InterviewType
  minutes: string
  location_id: string
  interviewer_id: string
  place: string
  note: string
  reminders: boolean
}

const lengths = ['15', '20', '30', '45', '60', '90', '120']
const placeLabels: Record<InterviewType, string> = { Phone: 'Number or note', Video: 'Link', 'In person': 'Place' }
const placeHints: Record<InterviewType, string> = {
  Phone: 'Only to call a different number',
  Video: 'https:// … Included in the reminder',
  'In person': 'Room or address. Included in the reminder.',
}

type ArrangementFieldsProps = {
  typed: Arranging
  onChange: (change: Partial<Arranging>) => void
  errors: Record<string, string>
  /** Warning about the interviewer, which bars nothing. */
  warning: string | null
  choices: Choices
}

/** Fields for an interview's length, type, interviewer, and location. */
export const ArrangementFields = ({ typed, onChange, errors, warning, choices }: ArrangementFieldsProps) => (
  <Stack gap="sm">
    <div className={`${css.pair} ${css.roomy}`}>
      <div>
        <Text size="sm" fw={500} mb={4} id="interview-type">
          Type
        </Text>
        <SegmentedControl
          aria-labelledby="interview-type"
          fullWidth
          data={[...interviewTypes]}
          value={typed.type}
          onChange={(value) => onChange({ type: interviewTypes.find((each) => each === value) ?? 'Phone' })}
        />
      </div>
      <Select
        label="Length"
        allowDeselect={false}
        data={[...new Set([...lengths, typed.minutes])].map((value) => ({ value, label: `${value} minutes` }))}
        value={typed.minutes}
        onChange={(value) => onChange({ minutes: value ?? '30' })}
        error={errors.minutes}
      />
    </div>
    <div className={`${css.pair} ${css.roomy}`}>
      <Select
        label="Interviewer"
        placeholder={choices.people.length === 0 ? 'This organization has no people' : 'Unassigned'}
        clearable
        searchable
        filter={filterIgnoringAccents}
        nothingFoundMessage="No one by this name"
        data={choices.people.map(({ id, name }) => ({ value: id, label: name }))}
        value={typed.interviewer_id || null}
        onChange={(value) => onChange({ interviewer_id: value ?? '' })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={
          <span role="status">
            {warning === null ? null : (
              <span className={css.warning}>
                <IconAlertTriangle size={14} stroke={1.7} aria-hidden />
                <span>{warning}</span>
              </span>
            )}
          </span>
        }
        error={errors.interviewer_id}
      />
      <Select
        label="Location"
        placeholder="No location"
        clearable
        searchable
        nothingFoundMessage="No locations match"
        data={choices.places.map(({ id, name }) => ({ value: id, label: name }))}
        value={typed.location_id || null}
        onChange={(value) => onChange({ location_id: value ?? '' })}
        error={errors.location_id}
      />
    </div>
    <TextInput
      label={placeLabels[typed.type]}
      description={placeHints[typed.type]}
      maxLength={500}
      value={typed.place}
      onChange={(event) => onChange({ place: event.currentTarget.value })}
      error={errors.place}
    />
    <Textarea
      label="Notes"
      description="For your team. The candidate never sees them."
      autosize
      minRows={2}
      maxLength={2000}
      value={typed.note}
      onChange={(event) => onChange({ note: event.currentTarget.value })}
      error={errors.note}
    />
    <Switch
      label="Remind the candidate by text 1 day and 2 hours before"
      checked={typed.reminders}
      onChange={(event) => onChange({ reminders: event.currentTarget.checked })}
    />
  </Stack>
)
