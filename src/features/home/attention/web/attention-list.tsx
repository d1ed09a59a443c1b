import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReplyOf } from '../../../../platform/web/call.ts'
import { PanelLink } from '../../../../platform/web/panel/panel-link.tsx'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import line from '../../../../ui/list-line.module.css'
import { ErrorState } from '../../../../ui/states.tsx'
import { formatWait } from '../../../conversations/inbox/web/public.ts'
import { attention } from '../contract/attention.ts'
import { describeAttention } from '../rules/attention-words.ts'
import css from './attention-list.module.css'

type Item = ReplyOf<typeof attention>['items'][number]

const shownAtFirst = 3

const explain = ({ kind, about }: Item): string => {
  if (kind === 'request') return about === 'person' ? 'Asked for human review' : 'Asked for a correction of the score'
  if (kind === 'notice') return 'Interview canceled: let them know'
  return about === '' ? 'An automation handed them off' : `Automation: ${about}`
}

const Line = ({ item }: { item: Item }) => (
  <>
    <span className={line.line}>
      <span className={line.name}>{item.name}</span>
      <b className={line.time}>{formatWait(item.at)}</b>
    </span>
    <span className={line.words}>{[explain(item), item.organization].filter(Boolean).join(' · ')}</span>
  </>
)

const Row = ({ item }: { item: Item }) =>
  item.kind === 'request' ? (
    <Link to="/score-requests" className={css.item}>
      <Line item={item} />
    </Link>
  ) : (
    <PanelLink id={item.candidateId} part="messages" className={css.item}>
      <Line item={item} />
    </PanelLink>
  )

/**
 * Open items that are not threads, longest wait first: people an automation handed off, questions about a score, and
 * unrouted applications. Hidden when there are none; a failed load shows an error with Retry.
 */
export const AttentionList = () => {
  const { data, isError, refetch } = useQuery(attention, {})
  const [isWhole, setWhole] = useState(false)
  if (isError && !data)
    return (
      <section className={css.list} aria-label="Also waiting">
        <ErrorState onRetry={() => void refetch()}>Couldn’t load the other open items.</ErrorState>
      </section>
    )
  if (!data) return null
  const { items, waiting } = data
  const requests = items.filter(({ kind }) => kind === 'request').length
  const [moreHandoffs, moreRequests] = [waiting.handoffs - (items.length - requests), waiting.requests - requests]
  if (items.length === 0 && waiting.unrouted === 0) return null
  const shown = isWhole ? items : items.slice(0, shownAtFirst)
  return (
    <section className={css.list} aria-label="Also waiting">
      {shown.map((item) => (
        <Row key={`${item.kind} ${item.id}`} item={item} />
      ))}
      {items.length > shown.length ? (
        <Button variant="subtle" size="sm" h={44} justify="start" onClick={() => setWhole(true)}>
          Show {items.length - shown.length} More
        </Button>
      ) : null}
      {isWhole && moreHandoffs > 0 ? (
        <Link to="/automations" className={css.item}>
          {formatCount(moreHandoffs)} more in Automations
        </Link>
      ) : null}
      {isWhole && moreRequests > 0 ? (
        <Link to="/score-requests" className={css.item}>
          {formatCount(moreRequests)} more in Score Requests
        </Link>
      ) : null}
      {waiting.unrouted > 0 ? (
        <Link to="/unrouted" className={css.item}>
          <span className={line.name}>{describeAttention('unrouted', waiting.unrouted)}</span>
        </Link>
      ) : null}
    </section>
  )
}
