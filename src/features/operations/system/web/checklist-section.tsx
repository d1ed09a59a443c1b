import { Anchor, Code, Group, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { getErrorMessage, type ReplyOf } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { type BadgeColors, DotBadge } from '../../../../ui/dot-badge.tsx'
import { Fold } from '../../../../ui/fold/fold.tsx'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { tones } from '../../../../ui/tones.ts'
import { productionChecklist } from '../contract/system.ts'
import type { LineState } from '../rules/checklist.ts'

const gray: BadgeColors = tones.gray
const looks: Record<LineState, { word: string; colors: BadgeColors }> = {
  ready: { word: 'Ready', colors: tones.green },
  missing: { word: 'Missing', colors: tones.amber },
  problem: { word: 'Problem', colors: tones.red },
  check: { word: 'Check manually', colors: gray },
  optional: { word: 'Optional', colors: gray },
}

type Line = ReplyOf<typeof productionChecklist>['lines'][number]

const Opens = ({ screen }: { screen: NonNullable<Line['opens']> }) => (
  <Anchor
    size="sm"
    underline="always"
    renderRoot={(props) =>
      screen === 'clients' ? (
        <Link {...props} to="/active-clients" />
      ) : (
        <Link {...props} to="/settings" search={{ tab: 'security' }} />
      )
    }
  >
    {screen === 'clients' ? 'Open Active Clients' : 'Open Security'}
  </Anchor>
)

const ChecklistLine = ({ line: { name, state, words, setting, opens } }: { line: Line }) => (
  <li>
    <Group gap="xs">
      <Text fw={600}>{name}</Text>
      <DotBadge colors={looks[state].colors}>{looks[state].word}</DotBadge>
    </Group>
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {words}{' '}
      {state !== 'ready' && setting ? (
        <>
          Setting: <Code>{setting}</Code>.{' '}
        </>
      ) : null}
      {state !== 'ready' && opens ? <Opens screen={opens} /> : null}
    </Text>
  </li>
)

const Checklist = () => {
  const found = useQuery(productionChecklist, {})
  if (found.isError && !found.data)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load the checklist.')}
      </ErrorState>
    )
  if (!found.data) return <LoadingLines label="Loading the checklist" lines={10} />
  const { lines } = found.data
  const open = lines.filter(({ state }) => state === 'missing' || state === 'problem').length
  return (
    <>
      <Title order={3}>{open === 0 ? 'Ready for production' : `${open} of ${lines.length} still open`}</Title>
      <Text size="sm" c="dimmed" mb="md">
        The server reads settings when it starts. See docs/settings.md for the full list.
      </Text>
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {lines.map((line) => (
          <ChecklistLine key={line.name} line={line} />
        ))}
      </Stack>
    </>
  )
}

/** The needs of the service before real people rely on it, each line with the setting or the screen that changes it. */
export const ChecklistSection = () => (
  <Fold name="production" title="Production checklist" lead="Steps before real people rely on the service.">
    <Checklist />
  </Fold>
)
