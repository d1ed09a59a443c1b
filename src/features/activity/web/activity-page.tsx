import { Anchor, Button, Group, Paper, Select, Stack, Table, Text, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { Page } from '../../../ui/page.tsx'
import { Empty, Failed, LoadingLines } from '../../../ui/states.tsx'
import { useCan } from '../../sign-in/web/door.ts'
import { activity, exportActivity } from '../contract.ts'
import { changeLines, factWords } from '../rules/fact-words.ts'
import type { ActivitySearch } from './activity-search.ts'

type ActivityProps = { search: ActivitySearch; onSearch: (next: ActivitySearch) => void }

const subjects = [
  { value: '', label: 'Everything' },
  { value: 'candidate', label: 'Candidates' },
  { value: 'text', label: 'Texts' },
  { value: 'resume', label: 'Résumés looked at' },
  { value: 'user', label: 'People' },
  { value: 'right.refused', label: 'Refused calls' },
  { value: 'jobPost', label: 'Job posts' },
  { value: 'jobCode', label: 'Job codes' },
  { value: 'organization', label: 'Organizations' },
  { value: 'import', label: 'Imports' },
  { value: 'login', label: 'Passwords & logins' },
]

const when = (at: string) =>
  new Date(at).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })

const Filters = ({ search, onSearch }: ActivityProps) => {
  const [from, setFrom] = useState(search.from ?? '')
  const [until, setUntil] = useState(search.until ?? '')
  const apply = () => onSearch({ ...search, from: from || undefined, until: until || undefined, before: undefined })
  const { before: _, ...asked } = search
  const query = new URLSearchParams(
    Object.entries(asked).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <Group align="flex-end" gap="sm">
        <Select
          label="What"
          data={subjects}
          value={search.name ?? ''}
          allowDeselect={false}
          onChange={(name) => onSearch({ ...search, name: name || undefined, before: undefined })}
        />
        <TextInput
          label="From"
          placeholder="3/14/2026"
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
          w={130}
        />
        <TextInput
          label="Until"
          placeholder="3/14/2026"
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
          w={130}
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
      </Group>
    </form>
  )
}

const Facts = ({ search, onSearch }: ActivityProps) => {
  const found = useQuery(
    activity,
    { ...search },
    { areas: ['activity', 'candidates', 'texts', 'users', 'organizations', 'job-posts', 'logins'], keepPrevious: true },
  )
  if (found.isError)
    return (
      <Failed onRetry={() => void found.refetch()}>
        {sentenceOf(found.error, 'The activity could not be loaded.')}
      </Failed>
    )
  if (!found.data) return <LoadingLines label="Loading activity" lines={12} />
  const { items, next } = found.data
  if (items.length === 0) return <Empty title="Nothing happened here">Choose other days, or everything.</Empty>
  return (
    <>
      <Paper style={{ overflowX: 'auto' }}>
        <Table miw={760} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>When</Table.Th>
              <Table.Th>Who</Table.Th>
              <Table.Th>What</Table.Th>
              <Table.Th>About</Table.Th>
              <Table.Th>Organization</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {items.map((item) => (
              <Table.Tr key={item.id}>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>{when(item.at)}</Table.Td>
                <Table.Td>{item.who || 'Reinforce'}</Table.Td>
                <Table.Td>
                  <Text size="sm">{factWords(item.name)}</Text>
                  {changeLines(item.before, item.after).map((line) => (
                    <Text key={line} size="xs" c="dimmed">
                      {line}
                    </Text>
                  ))}
                </Table.Td>
                <Table.Td>
                  {item.candidate ? <Anchor href={`/candidate/${item.about}`}>{item.candidate}</Anchor> : '–'}
                </Table.Td>
                <Table.Td>{item.organization || '–'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Paper>
      <Group justify="space-between">
        <Button variant="default" disabled={!search.before} onClick={() => onSearch({ ...search, before: undefined })}>
          Newest
        </Button>
        <Button variant="default" disabled={!next} onClick={() => onSearch({ ...search, before: next ?? undefined })}>
          Older
        </Button>
      </Group>
    </>
  )
}

/** What happened, for Admins: filters in the URL, fifty at a time, CSV. Everybody else reads why not. */
export const ActivityPage = (props: ActivityProps) => {
  const mayRead = useCan('users:manage')
  if (!mayRead)
    return (
      <Page title="Activity">
        <Empty title="Activity is for Admins">Ask an Admin of your organization what you want to know.</Empty>
      </Page>
    )
  return (
    <Page title="Activity" lead="Who did what, newest first">
      <Stack gap="md">
        <Filters {...props} />
        <Facts {...props} />
      </Stack>
    </Page>
  )
}
