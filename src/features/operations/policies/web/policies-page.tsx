import { Paper, Stack, Table, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ReplyOf } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatDay } from '../../../../rules/day.ts'
import { Page } from '../../../../ui/page.tsx'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { listLaws } from '../../../candidates/explanations/rules/write-scoring-notice.ts'
import { policies } from '../contract/policies.ts'

type Policies = ReplyOf<typeof policies>
type Kind = Policies['data'][number]['kinds'][number]

const Part = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <Paper p="md" component="section" aria-label={title}>
    <Stack gap="sm">
      <Title order={2}>{title}</Title>
      {lead ? <Text size="sm">{lead}</Text> : null}
      {children}
    </Stack>
  </Paper>
)

type RowsProps = { label: string; heads: readonly string[]; rows: readonly (readonly [string, ...ReactNode[]])[] }

/** Of the first columns; the last one has the rest. */
const widths = ['34%', '22%']

const Rows = ({ label, heads, rows }: RowsProps) => (
  <Table.ScrollContainer minWidth={320}>
    <Table aria-label={label} verticalSpacing={6} layout="fixed">
      <Table.Thead>
        <Table.Tr>
          {heads.map((head, at) => (
            <Table.Th key={head} w={widths[at]}>
              {head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(([first, ...others]) => (
          <Table.Tr key={first}>
            <Table.Td>{first}</Table.Td>
            {others.map((other, at) => (
              // The cells of a row never move.
              // oxlint-disable-next-line react/no-array-index-key
              <Table.Td key={at}>{other}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Table.ScrollContainer>
)

const fates: Record<Kind['onDeletion'], string> = {
  deleted: 'Deleted',
  emptied: 'Emptied of personal data',
  kept: 'Kept',
}
const describeFate = ({ onDeletion, because }: Kind) =>
  because && onDeletion !== 'deleted' ? `${fates[onDeletion]}: ${because}` : fates[onDeletion]

const DataMap = ({ data }: Pick<Policies, 'data'>) => (
  <Part
    title="Data map"
    lead="Stored data about candidates, how long it is kept, and the rest of it after a person is deleted."
  >
    {data.map(({ group, kinds }) => (
      <div key={group}>
        <Title order={3} mb={4}>
          {group === 'Not in the file' ? 'Other data' : group}
        </Title>
        <Rows
          label={group}
          heads={['Data', 'Kept', 'After a deletion']}
          rows={kinds.map((kind) => [
            kind.title,
            kind.keptDays === null ? 'With the candidate' : `${kind.keptDays} days`,
            describeFate(kind),
          ])}
        />
      </div>
    ))}
  </Part>
)

const Retention = ({ organization, retentionMonths }: Pick<Policies, 'organization' | 'retentionMonths'>) => (
  <Part title="Retention">
    <Text size="sm">
      {retentionMonths === null
        ? `${organization} keeps candidates until someone deletes them. An Admin can set a time in Settings, Advanced.`
        : `${organization} deletes candidates who were never hired ${retentionMonths} months after the last activity, ` +
          'and later where a state asks for records of scores.'}
    </Text>
    <Text size="sm">
      A person who asks to be deleted is deleted after 30 days. A legal hold stops every deletion. Backups are kept as
      long as this server is set to keep them.
    </Text>
  </Part>
)

const Content = ({ organization, retentionMonths, data, services }: Policies) => (
  <Stack gap="md">
    <Part title="Services" lead="Other companies that process data for this server.">
      <Rows label="Services" heads={['Service', 'Gets']} rows={services.map(({ name, gets }) => [name, gets])} />
    </Part>
    <Retention organization={organization} retentionMonths={retentionMonths} />
    <DataMap data={data} />
    <Part title="AI notices by state" lead="Added to the notice on your apply pages from the day a law applies.">
      <Rows
        label="AI notices by state"
        heads={['State', 'From', 'Notice']}
        rows={listLaws(organization).map(({ state, from, words }) => [state, formatDay(from), words])}
      />
    </Part>
  </Stack>
)

/** Data about candidates, its retention, the services that get some of it, and the notices about scoring: to read and to print. */
export const PoliciesPage = () => {
  const found = useQuery(policies, {})
  return (
    <Page title="Policies" lead="Stored and shared data, read from this server’s own settings. Print it for an audit.">
      {found.data ? (
        <Content {...found.data} />
      ) : found.isError ? (
        <ErrorState onRetry={() => void found.refetch()}>Couldn’t load the policies.</ErrorState>
      ) : (
        <LoadingLines label="Loading the policies" lines={12} />
      )}
    </Page>
  )
}
