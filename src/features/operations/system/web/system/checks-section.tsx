import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { getErrorMessage, type ReplyOf } from '../../../../../platform/web/call.ts'
import { pluralize } from '../../../../../rules/words/count.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DotBadge } from '../../../../../ui/dot-badge.tsx'
import { formatInstant } from '../../../../../ui/format-instant.ts'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import type { installationChecks } from '../../contract/system.ts'
import { verdicts } from '../../rules/checks.ts'
import { verdictLooks } from './looks.ts'

type ChecksReply = ReplyOf<typeof installationChecks>
type Check = ChecksReply['checks'][number]

const describeChecks = ({ checks }: ChecksReply) => {
  const many = (verdict: Check['verdict']) => checks.filter((check) => check.verdict === verdict).length
  const [broken, odd] = [many('fail'), many('note')]
  if (broken + odd === 0) return 'All checks pass'
  return [broken > 0 ? `${broken} broken` : '', odd > 0 ? `${odd} to review` : ''].filter(Boolean).join(', ')
}

const CheckLine = ({ check: { name, verdict, words, todo } }: { check: Check }) => (
  <li>
    <Group gap="xs">
      <Text fw={600}>{name}</Text>
      <DotBadge colors={verdictLooks[verdict].colors}>{verdictLooks[verdict].word}</DotBadge>
    </Group>
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {words}
      {todo === null ? '' : ` ${todo}`}
    </Text>
  </li>
)

const problem = 'Couldn’t run the checks.'

/** The checks of `npm run admin -- doctor`, the worst first, and a way to run them again. */
export const ChecksSection = ({ found }: { found: UseQueryResult<ChecksReply> }) => {
  if (found.isError && !found.data)
    return <ErrorState onRetry={() => void found.refetch()}>{getErrorMessage(found.error, problem)}</ErrorState>
  if (!found.data) return <LoadingLines label="Checking the installation" lines={10} />
  const { checks, checkedAt } = found.data
  const sorted = checks.toSorted((a, b) => verdicts.indexOf(b.verdict) - verdicts.indexOf(a.verdict))
  return (
    <Paper p="md" component="section" aria-label="Checks">
      <Group justify="space-between" gap="sm">
        <Title order={2}>{describeChecks(found.data)}</Title>
        <Button variant="default" loading={found.isFetching} onClick={() => void found.refetch()}>
          Check Again
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mb="md" role="status">
        {pluralize(checks.length, 'check')} on {formatInstant(checkedAt)}. On the command line: npm run admin -- doctor.
      </Text>
      {found.isError && !found.isFetching ? <Alert>{getErrorMessage(found.error, problem)}</Alert> : null}
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {sorted.map((check) => (
          <CheckLine key={check.name} check={check} />
        ))}
      </Stack>
    </Paper>
  )
}
