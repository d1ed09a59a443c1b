import { Text } from '@mantine/core'
import type { Column } from '../../../../ui/list/list-column.ts'
import {
  Contact,
  formatDaysInStage,
  formatWorth,
  getOwnerName,
  NextStep,
  type Prospect,
  StageBadge,
} from './prospect-facts.tsx'

/** The columns of the pipeline as a table. */
export const createProspectColumns = (today: string): readonly Column<Prospect>[] => [
  {
    key: 'name',
    label: 'Prospect',
    width: 220,
    cell: (one) => (
      <>
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {one.name}
        </Text>
        <Contact one={one} />
      </>
    ),
  },
  {
    key: 'stage',
    label: 'Stage',
    width: 150,
    cell: (one) => (
      <>
        <StageBadge stage={one.stage} />
        <Text size="xs" c="dimmed">
          {one.stage === 'Lost' && one.lost_reason ? one.lost_reason : formatDaysInStage(one)}
        </Text>
      </>
    ),
  },
  { key: 'worth', label: 'Expected', width: 180, cell: (one) => formatWorth(one) || '–' },
  { key: 'next', label: 'Next step', width: 180, cell: (one) => <NextStep one={one} today={today} /> },
  { key: 'source', label: 'Source', width: 110, cell: (one) => one.source ?? '–' },
  { key: 'owner', label: 'Owner', width: 120, cell: (one) => getOwnerName(one) || '–' },
]
