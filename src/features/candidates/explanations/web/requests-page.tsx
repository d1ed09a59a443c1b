import { Anchor, Badge, SegmentedControl, Text } from '@mantine/core'
import type { ReplyOf } from '../../../../platform/web/call.ts'
import { createUrlPages } from '../../../../platform/web/create-url-pages.ts'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { PanelLink } from '../../../../platform/web/panel/panel-link.tsx'
import { toListQuestion } from '../../../../platform/web/to-list-question.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatDay } from '../../../../rules/day.ts'
import { formatDateTime } from '../../../../ui/format-date-time.ts'
import type { Column } from '../../../../ui/list/list-column.ts'
import { ListScreen } from '../../../../ui/list/list-screen.tsx'
import { Page } from '../../../../ui/page.tsx'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { explanationRequests } from '../contract/explanations.ts'
import type { RequestsSearch } from './requests-search.ts'

type Row = ReplyOf<typeof explanationRequests>['rows'][number]

const perPage = 50
const toDirectory = <LinkButton to="/candidate-directory">Open the Candidate Directory</LinkButton>
const wants: Record<Row['kind'], string> = { correction: 'A correction', person: 'A human review' }

const Words = ({ children }: { children: string }) => (
  <Text size="sm" lineClamp={4} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
    {children}
  </Text>
)

const listColumns = (isAnswered: boolean, withOrganization: boolean): readonly Column<Row>[] => [
  {
    key: 'who',
    label: 'Candidate',
    width: 170,
    cell: ({ candidate }) => (
      <Anchor size="sm" fw={600} renderRoot={(props) => <PanelLink {...props} id={candidate.id} />}>
        {candidate.name}
      </Anchor>
    ),
  },
  {
    key: 'wants',
    label: 'Request',
    cell: ({ kind, words }) => (
      <>
        <Text size="sm">{wants[kind]}</Text>
        {words ? <Words>{`“${words}”`}</Words> : null}
      </>
    ),
  },
  { key: 'asked', label: 'Asked', width: 130, cell: ({ asked_at }) => formatDateTime(asked_at) },
  isAnswered
    ? {
        key: 'answer',
        label: 'Answer',
        cell: ({ answer, answered_at, asked_at, by }) => (
          <>
            <Words>{answer ?? ''}</Words>
            <Text size="xs" c="dimmed">
              {by?.name ?? 'Reinforce'}, {formatDateTime(answered_at ?? asked_at)}
            </Text>
          </>
        ),
      }
    : {
        key: 'due',
        label: 'Answer by',
        width: 150,
        cell: ({ due_on, isLate }) => (
          <>
            <Text size="sm">{formatDay(due_on)}</Text>
            {isLate ? (
              <Badge color="red" variant="light" size="sm">
                Late
              </Badge>
            ) : null}
          </>
        ),
      },
  ...(withOrganization
    ? [{ key: 'organization', label: 'Organization', width: 170, cell: ({ organization }: Row) => organization }]
    : []),
]

type RequestsPageProps = { search: RequestsSearch; onSearch: (change: RequestsSearch, replace?: boolean) => void }

/**
 * Requests of candidates about their scores, with the last day for an answer. Answers are written on the candidate's
 * page.
 */
export const RequestsPage = ({ search, onSearch }: RequestsPageProps) => {
  const everyone = useCan('platform:see')
  const isAnswered = search.state === 'answered'
  const pages = createUrlPages(search.page, onSearch, perPage)
  const found = useQuery(
    explanationRequests,
    { state: isAnswered ? 'answered' : 'open', page: pages.page },
    { keepPrevious: true },
  )
  return (
    <Page
      title="Score Requests"
      lead="Questions candidates sent from their score page. Answer each within 30 days, on the candidate’s page."
    >
      <ListScreen
        caption="Score Requests"
        question={toListQuestion(found, 'Couldn’t load the requests.')}
        pages={pages}
        beside={
          <SegmentedControl
            aria-label="Requests to show"
            size="sm"
            data={[
              { value: 'open', label: 'Waiting' },
              { value: 'answered', label: 'Answered' },
            ]}
            value={isAnswered ? 'answered' : 'open'}
            onChange={(to) => onSearch({ state: to === 'answered' ? to : undefined, page: undefined })}
          />
        }
        empty={{
          none: isAnswered
            ? { title: 'No answered requests yet.', action: toDirectory }
            : {
                title: 'No open requests.',
                children: 'To send a candidate this page, open the candidate and choose More, Explain the Score.',
                action: toDirectory,
              },
        }}
        columns={listColumns(isAnswered, everyone)}
      />
    </Page>
  )
}
