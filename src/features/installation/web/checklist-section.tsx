import { Anchor, Code, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReplyOf, sentenceOf } from '../../../platform/web/call.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { type BadgeColors, DotBadge } from '../../../ui/dot-badge.tsx'
import { Failed, LoadingLines } from '../../../ui/states.tsx'
import { productionChecklist } from '../contract.ts'
import type { LineState } from '../rules/checklist.ts'

const gray: BadgeColors = { light: ['#EFEBE4', '#57514A'], dark: ['#33302C', '#C9C2B8'], dot: '#8C857B' }
const looks: Record<LineState, { word: string; colors: BadgeColors }> = {
  ready: { word: 'Ready', colors: { light: ['#E0F1DD', '#2C652A'], dark: ['#1E3A1D', '#A0D79A'], dot: '#4B9A45' } },
  missing: { word: 'Missing', colors: { light: ['#FDF0CF', '#7A4F05'], dark: ['#3D2F10', '#EFC766'], dot: '#B5830E' } },
  problem: { word: 'Problem', colors: { light: ['#FBE3DE', '#8C2B1B'], dark: ['#45201A', '#F0A396'], dot: '#C4513D' } },
  check: { word: 'Check yourself', colors: gray },
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
        <Link {...props} to="/settings" search={{ tab: 'organization' }} />
      )
    }
  >
    {screen === 'clients' ? 'Open Active Clients' : 'Open Organization'}
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

/** What the service needs before real people rely on it, each line with the setting or the screen that changes it. */
export const ChecklistSection = () => {
  const found = useQuery(productionChecklist, {})
  if (found.isError && !found.data)
    return (
      <Failed onRetry={() => void found.refetch()}>
        {sentenceOf(found.error, 'The checklist could not be loaded.')}
      </Failed>
    )
  if (!found.data) return <LoadingLines label="Loading the checklist" lines={10} />
  const { lines } = found.data
  const open = lines.filter(({ state }) => state === 'missing' || state === 'problem').length
  return (
    <Paper p="md" component="section" aria-label="Production checklist">
      <Title order={2}>{open === 0 ? 'Ready for production' : `${open} of ${lines.length} still open`}</Title>
      <Text size="sm" c="dimmed" mb="md">
        Settings are read when the server starts; the README names each of them.
      </Text>
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {lines.map((line) => (
          <ChecklistLine key={line.name} line={line} />
        ))}
      </Stack>
    </Paper>
  )
}
