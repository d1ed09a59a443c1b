import { Button, Group, Text, Title } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCalendarCheck,
  IconCalendarQuestion,
  IconFileAlert,
  IconHelpHexagon,
  IconInbox,
  IconMessage,
  IconRobot,
  IconSend,
  IconUsersPlus,
} from '@reinforce/icons'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { ReplyOf } from '../../../../platform/web/call.ts'
import { PanelLink } from '../../../../platform/web/panel/panel-link.tsx'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { toLocalDay } from '../../../../rules/day.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { countAttention } from '../../attention/rules/attention-words.ts'
import { markNotificationsSeen, type notifications } from '../contract/notifications.ts'
import { formatNotification, type NotificationKind } from '../rules/kinds.ts'
import css from './bell.module.css'
import { KindChoice } from './kind-choice.tsx'

type NotificationsReply = ReplyOf<typeof notifications>
type Item = NotificationsReply['items'][number]

const icons: Record<NotificationKind, typeof IconMessage> = {
  reply: IconMessage,
  decision: IconAlertTriangle,
  handoff: IconRobot,
  booking: IconCalendarCheck,
  unconfirmed: IconCalendarQuestion,
  request: IconHelpHexagon,
  document: IconFileAlert,
  applications: IconUsersPlus,
}
const parts = {
  reply: 'messages',
  decision: 'messages',
  handoff: 'messages',
  booking: 'interviews',
  unconfirmed: 'interviews',
} as const

const Line = ({ item }: { item: Item }) => {
  const Icon = icons[item.kind]
  return (
    <>
      <Icon size={18} stroke={1.7} aria-hidden />
      <span className={css.words}>
        <span className={css.sentence}>{formatNotification(item)}</span>
        <span className={css.when}>
          {[formatInstant(item.at), item.organization].filter(Boolean).join(' · ')}
          {item.isNew ? <span className={css.fresh}> · new</span> : null}
        </span>
      </span>
    </>
  )
}

/** A candidate's opens their panel where it belongs; what has a page of its own leads there. */
const Row = ({ item }: { item: Item }) => {
  if (item.kind === 'document')
    return (
      <Link to="/documents" search={{ shelf: 'expiring' }} className={css.item}>
        <Line item={item} />
      </Link>
    )
  if (item.kind === 'applications')
    return (
      <Link
        to="/candidate-directory"
        search={{ since: toLocalDay(new Date(item.at), viewerTimeZone) }}
        className={css.item}
      >
        <Line item={item} />
      </Link>
    )
  if (item.kind === 'request' || item.candidateId === null)
    return (
      <Link to="/score-requests" className={css.item}>
        <Line item={item} />
      </Link>
    )
  return (
    <PanelLink id={item.candidateId} part={parts[item.kind]} className={css.item}>
      <Line item={item} />
    </PanelLink>
  )
}

type BellListProps = {
  found: { data: NotificationsReply | undefined; isError: boolean; refetch: () => unknown }
  onDone: () => void
  onBulkTexts: () => void
}

/** The notifications, newest first. Opening them is looking at them: those that were new stay marked until the list is closed. */
export const BellList = ({ found, onDone, onBulkTexts }: BellListProps) => {
  const [choosing, setChoosing] = useState(false)
  const look = useCommand(markNotificationsSeen)
  const told = useRef(false)
  const isHere = found.data !== undefined
  const waiting = found.data ? countAttention(found.data.waiting) : 0
  useEffect(() => {
    if (!isHere || told.current) return undefined
    told.current = true
    look.mutate({})
    return undefined
  }, [isHere, look])
  const { refetch } = found
  useEffect(() => () => void refetch(), [refetch])
  return (
    <>
      <Group justify="space-between" className={css.head}>
        <Title order={2} size="h4">
          Notifications
        </Title>
        <Button size="compact-sm" variant="subtle" aria-expanded={choosing} onClick={() => setChoosing((now) => !now)}>
          Choose…
        </Button>
      </Group>
      {choosing && found.data ? (
        <div className={css.choice}>
          <KindChoice hidden={found.data.hidden} onChanged={() => void found.refetch()} />
          <Link to="/settings" search={{ tab: 'notifications' }} className={css.more} onClick={onDone}>
            Notifications on your devices
          </Link>
        </div>
      ) : null}
      {found.isError && !found.data ? (
        <ErrorState onRetry={() => void found.refetch()}>Couldn’t load notifications.</ErrorState>
      ) : !found.data ? (
        <div className={css.wait}>
          <LoadingLines label="Loading notifications" lines={4} />
        </div>
      ) : found.data.items.length === 0 && waiting === 0 ? (
        <Text size="sm" c="dimmed" className={css.wait}>
          You’re all caught up.
        </Text>
      ) : (
        <ul className={css.list}>
          {waiting > 0 ? (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
            <li onClick={onDone}>
              <Link to="/messages" search={{ show: 'waiting' }} className={css.item}>
                <IconInbox size={18} stroke={1.7} aria-hidden />
                <span className={css.words}>
                  <span className={css.sentence}>{formatCount(waiting)} waiting in Messages</span>
                </span>
              </Link>
            </li>
          ) : null}
          {found.data.items.map((item) => (
            // A link of the list closes it.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
            <li key={`${item.kind} ${item.id}`} onClick={onDone}>
              <Row item={item} />
            </li>
          ))}
        </ul>
      )}
      <div className={css.foot}>
        <Button
          size="compact-md"
          variant="subtle"
          leftSection={<IconSend size={16} stroke={1.7} />}
          onClick={onBulkTexts}
        >
          Bulk Texts
        </Button>
      </div>
    </>
  )
}
