import { Button, Group, Select, TextInput } from '@mantine/core'
import { IconDownload, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { foldedFilter } from '../../../platform/web/folded-filter.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { parseDay } from '../../../rules/day.ts'
import { useCan } from '../../sign-in/web/door.ts'
import { activityChoices, exportActivity } from '../contract.ts'
import type { ActivitySearch } from './activity-search.ts'

const subjects = [
  { value: '', label: 'Everything' },
  { value: 'candidate', label: 'Candidates' },
  { value: 'text', label: 'Texts' },
  { value: 'resume', label: 'Résumés looked at' },
  { value: 'login', label: 'Passwords & Logins' },
  { value: 'user.signed', label: 'Sign-ins' },
  { value: 'user', label: 'People' },
  { value: 'right.refused', label: 'Refused calls' },
  { value: 'interview', label: 'Interviews' },
  { value: 'document', label: 'Documents' },
  { value: 'jobPost', label: 'Job posts' },
  { value: 'jobCode', label: 'Job codes' },
  { value: 'organization', label: 'Organizations' },
  { value: 'import', label: 'Imports' },
  { value: 'mail', label: 'Mails' },
  { value: 'apiKey', label: 'API keys' },
  { value: 'webhook', label: 'Webhooks' },
]

type ActivityFiltersProps = { search: ActivitySearch; onSearch: (next: ActivitySearch) => void }
type Choice = { id: string; name: string }

const optionsOf = (everybody: string, choices: readonly Choice[]) => [
  { value: '', label: everybody },
  ...choices.map(({ id, name }) => ({ value: id, label: name })),
]

/** What, who, where and when; the filters live in the URL and the CSV file has the same. */
export const ActivityFilters = ({ search, onSearch }: ActivityFiltersProps) => {
  const everyone = useCan('platform:see')
  const [from, setFrom] = useState(parseDay(search.from ?? '') ?? '')
  const [until, setUntil] = useState(parseDay(search.until ?? '') ?? '')
  const choices = useQuery(activityChoices, {}).data
  const { before: _, at, ...asked } = search
  const query = new URLSearchParams(
    Object.entries({ ...asked, organization: at }).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  const pick = (change: ActivitySearch) => onSearch({ ...search, ...change, before: undefined })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        pick({ from: from || undefined, until: until || undefined })
      }}
    >
      <Group align="flex-end" gap="sm">
        <Select
          label="What"
          data={subjects}
          value={search.name ?? ''}
          allowDeselect={false}
          onChange={(name) => pick({ name: name || undefined })}
        />
        <Select
          label="Who"
          searchable
          filter={foldedFilter}
          data={optionsOf('Everybody', choices?.people ?? [])}
          value={search.who ?? ''}
          allowDeselect={false}
          onChange={(who) => pick({ who: who || undefined })}
        />
        {everyone ? (
          <Select
            label="Organization"
            searchable
            data={optionsOf('All organizations', choices?.organizations ?? [])}
            value={at ?? ''}
            allowDeselect={false}
            onChange={(organization) => pick({ at: organization || undefined })}
          />
        ) : null}
        <TextInput
          label="From"
          type="date"
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
          w={150}
        />
        <TextInput
          label="Until"
          type="date"
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
          w={150}
        />
        <Button type="submit" variant="default">
          Apply
        </Button>
        <Button
          component="a"
          variant="default"
          href={`${exportActivity.path}?${query.toString()}`}
          download
          leftSection={<IconDownload size={16} stroke={1.7} />}
        >
          CSV
        </Button>
        {search.about ? (
          <Button variant="light" rightSection={<IconX size={14} />} onClick={() => pick({ about: undefined })}>
            One record only
          </Button>
        ) : null}
      </Group>
    </form>
  )
}
