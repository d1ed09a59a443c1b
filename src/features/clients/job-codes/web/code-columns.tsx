import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { CopyText } from '../../../../ui/copy/copy-text.tsx'
import { type BadgeColors, DotBadge } from '../../../../ui/dot-badge.tsx'
import type { Column } from '../../../../ui/list/list-column.ts'
import { tones } from '../../../../ui/tones.ts'
import type { jobCode } from '../contract/job-codes.ts'

export type JobCode = z.infer<typeof jobCode>

const open: BadgeColors = tones.green
const retired: BadgeColors = tones.gray

const state = ({ is_active, isUsed }: JobCode) => (is_active ? (isUsed ? 'In use' : 'Not used yet') : 'Retired')

/** 'Bright Path ABA · Charlotte, NC' below a location; the organization for readers of several, the city unless it is the location's name. */
const describePlace = ({ organization, location, city, state }: JobCode, everyone: boolean): string =>
  [everyone ? organization : '', [city === location ? null : city, state].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' · ')

/** The columns of the job codes; `everyone`: the reader sees several organizations. On a phone the state follows the place. */
export const createCodeColumns = (everyone: boolean, isPhone = false): readonly Column<JobCode>[] => [
  {
    key: 'place',
    label: 'Location',
    width: 200,
    cell: (row) => (
      <>
        <Text size="sm" fw={600}>
          {row.location}
        </Text>
        <Text size="xs" c="dimmed">
          {[describePlace(row, everyone), isPhone ? state(row) : ''].filter(Boolean).join(' · ')}
        </Text>
      </>
    ),
  },
  { key: 'position', label: 'Position', width: 72, cell: (row) => row.position },
  { key: 'code', label: 'Code', width: 180, cell: (row) => <CopyText text={row.code} label={`Copy ${row.code}`} /> },
  {
    key: 'state',
    aside: true,
    label: 'State',
    width: 170,
    cell: (row) => (
      <>
        <DotBadge colors={row.is_active && row.isUsed ? open : retired}>{state(row)}</DotBadge>
        {row.replacedBy ? (
          <Text size="xs" c="dimmed">
            Replaced by {row.replacedBy}
          </Text>
        ) : null}
      </>
    ),
  },
  {
    key: 'candidates',
    label: 'Candidates by code',
    width: 88,
    align: 'right',
    cell: (row) =>
      row.candidates === 0 ? (
        '0'
      ) : (
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link
              {...props}
              to="/candidate-directory"
              search={{ organization: [row.organization_id], jobCode: row.code }}
            />
          )}
        >
          {formatCount(row.candidates)}
        </Anchor>
      ),
  },
  {
    key: 'last',
    label: 'Last candidate',
    width: 110,
    cell: (row) =>
      row.lastCandidateAt
        ? new Date(row.lastCandidateAt).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
        : null,
  },
  {
    key: 'post',
    label: 'Job post',
    width: 100,
    cell: (row) =>
      row.post ? (
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link {...props} to="/job-post-tracker" search={{ q: row.location, organization: [row.organization_id] }} />
          )}
        >
          Active post
        </Anchor>
      ) : null,
  },
]
