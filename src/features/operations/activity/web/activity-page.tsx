import { ActionIcon, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconFilter } from '@reinforce/icons'
import type { ReplyOf } from '../../../../platform/web/call.ts'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { listFrom } from '../../../../platform/web/to-list-question.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import type { Column } from '../../../../ui/list/list-column.ts'
import { ListScreen } from '../../../../ui/list/list-screen.tsx'
import { Page } from '../../../../ui/page.tsx'
import { EmptyState } from '../../../../ui/states.tsx'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { RecordCheckLine } from '../../record-check/web/public.ts'
import { activity } from '../contract/activity.ts'
import { buildActivityUrl, useActivityFilter } from './activity-filters.tsx'
import type { ActivitySearch } from './activity-search.ts'

type ActivityProps = { search: ActivitySearch; onSearch: (next: ActivitySearch) => void }

type Event = ReplyOf<typeof activity>['items'][number]

const when = (at: string) =>
  new Date(at).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })

const What = ({ event }: { event: Event }) => (
  <>
    <Text size="sm">{event.sentence}</Text>
    {event.changes.map((line) => (
      <Text key={line} size="xs" c="dimmed">
        {line}
      </Text>
    ))}
  </>
)

const About = ({ event, search, onSearch }: ActivityProps & { event: Event }) => (
  <>
    {event.candidate ? (
      <Anchor miw={44} href={`/candidate/${event.about}`}>
        {event.candidate}
      </Anchor>
    ) : (
      (event.aboutName ?? '–')
    )}
    {event.about && event.about !== search.about ? (
      <ActionIcon
        variant="subtle"
        color="gray"
        size={24}
        ml={4}
        data-hint="Show only activity about this"
        aria-label={`Only activity about ${event.aboutName ?? 'this record'}`}
        onClick={() => onSearch({ ...search, about: event.about ?? undefined, before: undefined })}
      >
        <IconFilter size={14} stroke={1.7} />
      </ActionIcon>
    ) : null}
  </>
)

/** An event on a phone: its sentence and subject, then its author and time. */
const EventCard = ({ event, ...props }: ActivityProps & { event: Event }) => (
  <div>
    <Group gap={12} justify="space-between" align="start" wrap="nowrap">
      <div>
        <What event={event} />
      </div>
      {event.candidate || event.aboutName ? (
        <span>
          <About event={event} {...props} />
        </span>
      ) : null}
    </Group>
    <Text size="xs" c="dimmed" mt={2}>
      {[event.who || 'Reinforce', when(event.at), event.organization].filter(Boolean).join(' · ')}
    </Text>
  </div>
)

const columnsFor = ({ search, onSearch }: ActivityProps): readonly Column<Event>[] => [
  {
    key: 'when',
    label: 'When',
    width: 160,
    cell: ({ at }) => <span style={{ whiteSpace: 'nowrap' }}>{when(at)}</span>,
  },
  { key: 'who', label: 'Who', width: 96, cell: (event) => event.who || 'Reinforce' },
  {
    key: 'what',
    label: 'What',
    width: 180,
    cell: (event) => <What event={event} />,
  },
  {
    key: 'about',
    label: 'About',
    width: 160,
    cell: (event) => <About event={event} search={search} onSearch={onSearch} />,
  },
  { key: 'organization', label: 'Organization', width: 110, cell: (event) => event.organization || '–' },
]

const ActivityTable = (props: ActivityProps) => {
  const { search, onSearch } = props
  const { at, ...asked } = search
  const found = useQuery(activity, { ...asked, ...(at ? { organization: at } : {}) }, { keepPrevious: true })
  const { next } = found.data ?? {}
  const filter = useActivityFilter(search, (change) => onSearch({ ...search, ...change, before: undefined }))
  return (
    <>
      <ListScreen
        caption="Activity"
        filter={filter}
        csv={buildActivityUrl(search)}
        columns={columnsFor(props)}
        card={(event) => <EventCard event={event} {...props} />}
        question={listFrom(found, 'Couldn’t load the activity.', ({ items }) => ({ rows: items }))}
        empty={{
          none: {
            title: 'No activity',
            children: 'Choose other days, or show everything.',
            action: <LinkButton to="/activity">Show Everything</LinkButton>,
          },
        }}
      />
      {found.data && found.data.items.length > 0 ? (
        <Group justify="space-between">
          <Button
            variant="default"
            disabled={!search.before}
            onClick={() => onSearch({ ...search, before: undefined })}
          >
            Newest
          </Button>
          <Button variant="default" disabled={!next} onClick={() => onSearch({ ...search, before: next ?? undefined })}>
            Older
          </Button>
        </Group>
      ) : null}
    </>
  )
}

/** The events, for Admins: filters in the URL, fifty at a time, CSV. Everyone else reads why not. */
export const ActivityPage = (props: ActivityProps) => {
  const mayRead = useCan('users:manage')
  if (!mayRead)
    return (
      <Page title="Activity">
        <EmptyState title="Only Admins can view activity" action={<LinkButton to="/">Open My Dashboard</LinkButton>}>
          Ask an Admin of your organization.
        </EmptyState>
      </Page>
    )
  return (
    <Page title="Activity" lead="All events, newest first">
      <Stack gap="md">
        <RecordCheckLine />
        <ActivityTable {...props} />
      </Stack>
    </Page>
  )
}
