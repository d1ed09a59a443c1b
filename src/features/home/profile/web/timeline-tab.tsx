import { Anchor, Paper, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { PrevNextPager } from '../../../../ui/list/prev-next-pager.tsx'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { getPage } from '../../../candidates/directory/rules/candidate-link.ts'
import { candidateTimeline } from '../contract/profile.ts'
import { describeTimelineEvent, listEventChanges } from './describe-timeline-event.ts'
import css from './profile.module.css'
import { formatActorName } from './profile-data.ts'

/** Where a merge is undone. */
const OtherRecord = ({ id }: { id: string }) => (
  <Anchor size="sm" renderRoot={(props) => <Link {...props} {...getPage({ id, position: 'RBT' })} />}>
    Open the merged record
  </Anchor>
)

/** Events of a candidate with their authors, newest first. */
export const TimelineTab = ({ id }: { id: string }) => {
  const [page, setPage] = useState(1)
  const timeline = useQuery(candidateTimeline, { id, page }, { keepPrevious: true })
  if (timeline.isError)
    return <ErrorState onRetry={() => void timeline.refetch()}>Couldn’t load the timeline.</ErrorState>
  if (!timeline.data) return <LoadingLines label="Loading timeline" lines={8} />
  const { items, hasMore } = timeline.data
  return (
    <Paper p="md" component="section">
      <Title order={2} mb="xs">
        Timeline
      </Title>
      {items.length === 0 ? <Text c="dimmed">No activity yet.</Text> : null}
      <ol className={css.list} aria-busy={timeline.isPlaceholderData}>
        {items.map((item) => (
          <li key={item.id} className={css.item}>
            <Text fw={600}>{describeTimelineEvent(item.name)}</Text>
            <Text size="sm" c="dimmed">
              {formatActorName(item.by)} · <time dateTime={item.at}>{formatInstant(item.at)}</time>
            </Text>
            {listEventChanges(item.before, item.after).map(({ label, from, to }) => (
              <Text key={label} size="sm" style={{ overflowWrap: 'anywhere' }}>
                {label}: {from === 'nothing' ? to : `${from} → ${to}`}
              </Text>
            ))}
            {item.name === 'candidate.merged' && typeof item.after?.other_id === 'string' ? (
              <OtherRecord id={item.after.other_id} />
            ) : null}
          </li>
        ))}
      </ol>
      <PrevNextPager page={page} hasMore={hasMore} onPage={setPage} />
    </Paper>
  )
}
