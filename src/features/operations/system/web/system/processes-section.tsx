import { Paper, Text, Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReplyOf } from '../../../../../platform/web/call.ts'
import { listFrom } from '../../../../../platform/web/to-list-question.ts'
import { DotBadge } from '../../../../../ui/dot-badge.tsx'
import { formatInstant } from '../../../../../ui/format-instant.ts'
import { ListBody } from '../../../../../ui/list/list-body.tsx'
import type { Column } from '../../../../../ui/list/list-column.ts'
import type { installationSystem } from '../../contract/system.ts'
import { formatDuration } from '../../rules/format-duration.ts'
import { processLooks } from './looks.ts'

export type SystemFound = UseQueryResult<ReplyOf<typeof installationSystem>>
type Row = ReplyOf<typeof installationSystem>['processes'][number]

const columns: Column<Row>[] = [
  {
    key: 'name',
    label: 'Process',
    width: 180,
    cell: ({ name, pid }) => (
      <Text size="sm" fw={600}>
        {name} {pid}
      </Text>
    ),
  },
  {
    key: 'state',
    aside: true,
    label: 'State',
    width: 110,
    cell: ({ isGone }) => {
      const { word, colors } = processLooks[isGone ? 'gone' : 'running']
      return <DotBadge colors={colors}>{word}</DotBadge>
    },
  },
  {
    key: 'host',
    label: 'Machine',
    width: 160,
    cell: ({ host }) => <span style={{ overflowWrap: 'anywhere' }}>{host}</span>,
  },
  { key: 'version', label: 'Version', width: 90, cell: ({ version }) => version },
  { key: 'since', label: 'Since', width: 170, cell: ({ startedAt }) => formatInstant(startedAt) },
  { key: 'seen', label: 'Last seen', width: 170, cell: ({ seenSeconds }) => `${formatDuration(seenSeconds)} ago` },
]

/** The processes of the server: those that run, and those that ended within a day without saying so. */
export const ProcessesSection = ({ found }: { found: SystemFound }) => (
  <Paper p="md" component="section" aria-label="Processes">
    <Title order={2}>Processes</Title>
    <Text size="sm" c="dimmed" mb="sm">
      Processes report every 30 seconds. One silent for 2 minutes is shown as gone.
    </Text>
    <ListBody
      caption="Server processes"
      question={listFrom(found, 'Couldn’t load the processes.', ({ processes }) => ({ rows: processes }))}
      empty={{
        none: { title: 'No processes running.', children: 'The process answering here reports within 30 seconds.' },
      }}
      columns={columns}
    />
  </Paper>
)
