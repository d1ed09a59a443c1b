import { Select, SimpleGrid, TextInput } from '@mantine/core'
import { filterIgnoringAccents } from '../../../../platform/web/filter-ignoring-accents.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { type Day, formatDay, parseDay } from '../../../../rules/day.ts'
import type { ListFilterProps } from '../../../../ui/list/list-filter.tsx'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { activityChoices, exportActivity } from '../contract/activity.ts'
import type { ActivitySearch } from './activity-search.ts'

const subjects = [
  { value: '', label: 'Everything' },
  { value: 'candidate', label: 'Candidates' },
  { value: 'text', label: 'Texts' },
  { value: 'resume', label: 'Resumes viewed' },
  { value: 'login', label: 'Passwords & Logins' },
  { value: 'user.signed', label: 'Sign-ins' },
  { value: 'user', label: 'People' },
  { value: 'right.refused', label: 'Denied calls' },
  { value: 'interview', label: 'Interviews' },
  { value: 'document', label: 'Documents' },
  { value: 'jobPost', label: 'Job posts' },
  { value: 'jobCode', label: 'Job codes' },
  { value: 'organization', label: 'Organizations' },
  { value: 'import', label: 'Imports' },
  { value: 'mail', label: 'Emails' },
  { value: 'apiKey', label: 'API keys' },
  { value: 'webhook', label: 'Webhooks' },
]
const earliest = '2000-01-01'

type Change = (change: ActivitySearch) => void
type Choice = { id: string; name: string }

const toOptions = (everybody: string, choices: readonly Choice[]) => [
  { value: '', label: everybody },
  ...choices.map(({ id, name }) => ({ value: id, label: name })),
]
const nameIn = (choices: readonly Choice[], id: string, otherwise: string) =>
  choices.find((one) => one.id === id)?.name ?? otherwise

/** Where the activity can be had as a file, with the same filters. */
export const buildActivityUrl = ({ name, from, until, who, about, at }: ActivitySearch): string => {
  const asked = Object.entries({ name, from, until, who, about, organization: at })
  const query = new URLSearchParams(asked.filter((entry): entry is [string, string] => Boolean(entry[1])))
  return `${exportActivity.path}?${query.toString()}`
}

type DateProps = { label: string; value: string | undefined; onPick: (day: Day | undefined) => void }

/** A year that is still being typed is no day yet. */
const DateField = ({ label, value, onPick }: DateProps) => (
  <TextInput
    label={label}
    type="date"
    defaultValue={parseDay(value ?? '') ?? ''}
    onChange={({ currentTarget: { value: typed } }) => {
      const day = parseDay(typed) ?? undefined
      if (typed === '' || (day && day >= earliest)) onPick(day)
    }}
  />
)

const daysIn = (from: string | undefined, until: string | undefined) => {
  const [first, last] = [parseDay(from ?? ''), parseDay(until ?? '')]
  if (first && last) return `${formatDay(first)} – ${formatDay(last)}`
  return first ? `From ${formatDay(first)}` : last ? `Until ${formatDay(last)}` : null
}

/** Returns the filters of the activity: kind, person, organization, days, and subject; all in the URL. */
export const useActivityFilter = (search: ActivitySearch, pick: Change): ListFilterProps => {
  const everyone = useCan('platform:see')
  const { people = [], organizations = [] } = useQuery(activityChoices, {}).data ?? {}
  const { name, who, at, about, from, until } = search
  const subject = subjects.find(({ value }) => value === name)?.label ?? name
  const days = daysIn(from, until)
  return {
    parts: [
      ...(name && subject ? [{ id: 'name', label: subject, remove: () => pick({ name: undefined }) }] : []),
      ...(who ? [{ id: 'who', label: nameIn(people, who, 'One person'), remove: () => pick({ who: undefined }) }] : []),
      ...(at
        ? [{ id: 'at', label: nameIn(organizations, at, 'One organization'), remove: () => pick({ at: undefined }) }]
        : []),
      ...(days ? [{ id: 'days', label: days, remove: () => pick({ from: undefined, until: undefined }) }] : []),
      ...(about ? [{ id: 'about', label: 'One record only', remove: () => pick({ about: undefined }) }] : []),
    ],
    onClear: () =>
      pick({ name: undefined, who: undefined, at: undefined, about: undefined, from: undefined, until: undefined }),
    fields: (
      <>
        <Select
          label="What"
          data={subjects}
          value={name ?? ''}
          allowDeselect={false}
          onChange={(next) => pick({ name: next || undefined })}
        />
        <Select
          label="Who"
          searchable
          filter={filterIgnoringAccents}
          data={toOptions('Everyone', people)}
          value={who ?? ''}
          allowDeselect={false}
          onChange={(next) => pick({ who: next || undefined })}
        />
        {everyone ? (
          <Select
            label="Organization"
            searchable
            data={toOptions('All organizations', organizations)}
            value={at ?? ''}
            allowDeselect={false}
            onChange={(next) => pick({ at: next || undefined })}
          />
        ) : null}
        <SimpleGrid cols={2} spacing="sm">
          <DateField key={`from ${days === null}`} label="From" value={from} onPick={(day) => pick({ from: day })} />
          <DateField
            key={`until ${days === null}`}
            label="Until"
            value={until}
            onPick={(day) => pick({ until: day })}
          />
        </SimpleGrid>
      </>
    ),
  }
}
