import { Button, Group, Stack, Text } from '@mantine/core'
import { getErrorMessage, type ReplyOf } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { pluralize } from '../../../../rules/words/count.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { CopyText } from '../../../../ui/copy/copy-text.tsx'
import { LearnMore } from '../../../../ui/fold/learn-more.tsx'
import { formatDateTime } from '../../../../ui/format-date-time.ts'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { recordCheck, startRecordCheck } from '../contract/record-check.ts'
import { describeFault } from '../rules/faults.ts'

type RecordCheckReply = ReplyOf<typeof recordCheck>
/** Takes the place of an answer, so that nothing moves when it comes. */
const unknown: RecordCheckReply = {
  state: 'none',
  isChecking: false,
  checkedAt: null,
  events: 0,
  erased: 0,
  waiting: 0,
  head: null,
  faults: [],
}

/** Today's time, or an earlier day with its time. */
const formatWhen = (instant: string): string => {
  const at = new Date(instant)
  if (at.toDateString() !== new Date().toDateString()) return formatDateTime(instant)
  return at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
}

const describeState = ({ state, isChecking, checkedAt }: RecordCheckReply): string => {
  if (isChecking) return 'checking…'
  if (state === 'none' || checkedAt === null) return 'first check within the hour'
  return `${state === 'intact' ? 'intact' : 'changed entries found'}, ${formatWhen(checkedAt)}`
}

const Details = ({ found: { checkedAt, events, erased, waiting, head } }: { found: RecordCheckReply }) => (
  <LearnMore about="How this check works">
    Every entry gets a fixed place in the record within seconds. A check every hour finds entries that were changed,
    added, or deleted later, even in the database itself.
    {checkedAt ? ` The last one read ${pluralize(events, 'entry', 'entries')}.` : ''}
    {erased > 0 ? ` Details of ${formatCount(erased)} were erased because people asked to be deleted.` : ''}
    {waiting > 0
      ? ` ${waiting >= 10_000 ? 'At least ' : ''}${pluralize(waiting, 'entry waits', 'entries wait')} for a place.`
      : ''}
    {head ? (
      <>
        {' '}
        Each backup keeps the state of the record. You can keep a copy elsewhere:{' '}
        <CopyText text={head} label="Copy the state of the record" shown={<span>…{head.slice(-8)}</span>} />
      </>
    ) : null}
  </LearnMore>
)

/** Whether the recorded activity is still what was recorded: one quiet line, or an alarm that names the first changed entry. */
export const RecordCheckLine = () => {
  const asked = useQuery(recordCheck, {})
  const start = useCommand(startRecordCheck)
  const found = asked.data ?? unknown
  const waits = asked.isError ? 'couldn’t load it. Reload the page.' : 'loading…'
  return (
    <Stack gap={4} component="section" aria-label="Record check">
      {found.faults.map(({ organization, ...fault }) => (
        <Alert key={organization}>
          <strong>Recorded activity of {organization || 'an organization'} was changed.</strong>{' '}
          {describeFault(fault, formatInstant)}{' '}
          {fault.kind === 'cut' ? '' : 'Entries before it are as they were recorded. '}
          Ask the person who runs the database, and keep the newest backups.
        </Alert>
      ))}
      <Group gap="xs" mih={30}>
        <Text size="sm" c="dimmed" role="status">
          Record check: {asked.data ? describeState(found) : waits}
        </Text>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          disabled={!asked.data || found.isChecking}
          loading={start.isPending}
          onClick={() => start.mutate({})}
        >
          Check Now
        </Button>
      </Group>
      {start.data?.isStarted === false && !found.isChecking ? (
        <Text size="sm" role="status">
          It was checked less than a minute ago. Wait a minute, then check again.
        </Text>
      ) : null}
      {start.isError ? <Alert>{getErrorMessage(start.error, 'Couldn’t start the check. Try again.')}</Alert> : null}
      <Details found={found} />
    </Stack>
  )
}
