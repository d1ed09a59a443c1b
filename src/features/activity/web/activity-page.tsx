import { Anchor, Button, Group, Paper, Stack, Table, Text } from '@mantine/core'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { Page } from '../../../ui/page.tsx'
import { Empty, Failed, LoadingLines } from '../../../ui/states.tsx'
import { useCan } from '../../sign-in/web/door.ts'
import { activity } from '../contract.ts'
import { changeLines, factWords } from '../rules/fact-words.ts'
import { ActivityFilters } from './activity-filters.tsx'
import type { ActivitySearch } from './activity-search.ts'

type ActivityProps = { search: ActivitySearch; onSearch: (next: ActivitySearch) => void }

const when = (at: string) =>
  new Date(at).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })

const Facts = ({ search, onSearch }: ActivityProps) => {
  const { at, ...asked } = search
  const found = useQuery(
    activity,
    { ...asked, ...(at ? { organization: at } : {}) },
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
                  {item.candidate ? (
                    <Anchor href={`/candidate/${item.about}`}>{item.candidate}</Anchor>
                  ) : (
                    (item.aboutName ?? '–')
                  )}
                  {item.about && item.about !== search.about ? (
                    <Button
                      variant="subtle"
                      size="compact-xs"
                      ml={4}
                      aria-label={`Only what is about ${item.aboutName ?? 'this record'}`}
                      onClick={() => onSearch({ ...search, about: item.about ?? undefined, before: undefined })}
                    >
                      Only this
                    </Button>
                  ) : null}
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
        <ActivityFilters {...props} />
        <Facts {...props} />
      </Stack>
    </Page>
  )
}
