import { Checkbox, MultiSelect, NumberInput, Select, Stack, Text } from '@mantine/core'
import { questionTopics } from '@reinforce/reply-reader/replies/question-topics.ts'
import { formatWait } from '../../rules/automation-words.ts'
import { needsInterviewer } from '../../rules/find-activation-error.ts'
import type { Preset } from '../../rules/presets.ts'
import { waitLimits } from '../../rules/wait-limits.ts'
import css from './presets.module.css'
import type { Automation, Draft } from './settings.ts'
import { topicWords } from './topic-words.ts'

type NamedItem = { id: string; name: string }
type DialFieldsProps = {
  automation: Automation
  draft: Draft
  people: readonly NamedItem[]
  locations: readonly NamedItem[]
  /** Errors by field. */
  refused: Record<string, string>
  onDraft: (change: Partial<Draft>) => void
}

const choices = (all: readonly NamedItem[]) => all.map(({ id, name }) => ({ value: id, label: name }))

const describeWait = (minutes: number | null): string => {
  if (minutes === null) return 'No text goes out before then'
  const when = formatWait(minutes)
  return `${when.charAt(0).toUpperCase()}${when.slice(1)}, outside quiet hours`
}

/** The questions in the order they are put to people. Unticked ones are skipped. */
const Topics = ({ draft, onDraft }: Pick<DialFieldsProps, 'draft' | 'onDraft'>) => (
  <fieldset className={css.part}>
    <legend>Questions, in this order</legend>
    <Stack gap={6}>
      {questionTopics.map((topic) => (
        <Checkbox
          key={topic}
          label={topicWords[topic]}
          checked={draft.topics.includes(topic)}
          onChange={({ currentTarget: { checked } }) =>
            onDraft({
              topics: questionTopics.filter((one) => (one === topic ? checked : draft.topics.includes(one))),
            })
          }
        />
      ))}
    </Stack>
    {draft.topics.length === 0 ? (
      <Text size="xs" c="dimmed" mt={4}>
        With no questions, everyone is offered times right away.
      </Text>
    ) : null}
  </fieldset>
)

const dayMinutes = 1_440

type WaitProps = Pick<DialFieldsProps, 'onDraft'> & {
  preset: Preset
  minutes: number | null
  refused: string | undefined
}

/** How long it waits: of *Still interested?* days without a sign, of any other minutes before its first text. */
const Wait = ({ preset, minutes, refused, onDraft }: WaitProps) => {
  const isQuiet = preset === 're_engage'
  const unit = isQuiet ? dayMinutes : 1
  const { least, most } = waitLimits(preset)
  return (
    <NumberInput
      label={isQuiet ? 'Days without contact' : 'Minutes before the first text'}
      description={isQuiet ? 'No text, call, email, or status change, from 7 to 90 days' : describeWait(minutes)}
      data-autofocus
      min={least / unit}
      max={most / unit}
      clampBehavior="blur"
      allowDecimal={false}
      allowNegative={false}
      thousandSeparator=","
      maw={280}
      value={minutes === null ? '' : minutes / unit}
      error={refused}
      onChange={(next) => onDraft({ waitMinutes: next === '' ? null : Number(next) * unit })}
    />
  )
}

/** The settings of an automation: its wait, interviewer, locations, and questions. */
export const SettingsFields = ({ automation, draft, people, locations, refused, onDraft }: DialFieldsProps) => (
  <Stack gap="sm">
    <Wait preset={automation.preset} minutes={draft.waitMinutes} refused={refused.waitMinutes} onDraft={onDraft} />
    {needsInterviewer(automation.preset) ? (
      <Select
        label="Interviewer"
        description="We offer their free times and book the interview with them"
        placeholder={people.length === 0 ? 'No one here can interview yet' : 'Choose someone'}
        searchable
        nothingFoundMessage="No one by that name"
        maw={360}
        data={choices(people)}
        value={draft.interviewerId}
        error={refused.interviewerId}
        onChange={(id) => onDraft({ interviewerId: id })}
      />
    ) : null}
    <MultiSelect
      label="Locations"
      description="Only candidates at these locations. Leave empty for all."
      placeholder={draft.locationIds.length === 0 ? 'All locations' : ''}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'All locations' }}
      nothingFoundMessage="No such location"
      data={choices(locations)}
      value={draft.locationIds}
      error={refused.locationIds}
      onChange={(ids) => onDraft({ locationIds: ids })}
    />
    {automation.preset === 'applicant' ? <Topics draft={draft} onDraft={onDraft} /> : null}
  </Stack>
)
