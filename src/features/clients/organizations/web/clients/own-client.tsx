import { Anchor, Group, Paper, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { DotBadge } from '../../../../../ui/dot-badge.tsx'
import { EmptyState, ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { tones } from '../../../../../ui/tones.ts'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import { type Client, clients } from '../../contract/clients.ts'
import { pastDueSign } from '../../rules/client-health.ts'
import { ClientPosts } from './client-posts.tsx'
import { createClientColumns } from './create-client-columns.tsx'
import css from './own-client.module.css'

/** The figures in their order; a name where the column's own says too little alone. */
const figures: readonly (readonly [key: string, name?: string])[] = [
  ['today', 'Candidates today'],
  ['last7', 'Candidates, 7\u00a0days'],
  ['last30', 'Candidates, 30\u00a0days'],
  ['hired'],
  ['touch'],
  ['posts', 'Active job posts'],
  ['locations', 'Active locations'],
  ['invoice'],
  ['scheduler'],
]

/** The signs of a client's health; an overdue invoice opens the billing. */
const Health = ({ client: { id, health } }: { client: Client }) => (
  <Group gap={6}>
    {health.length === 0 ? <DotBadge colors={tones.green}>No issues</DotBadge> : null}
    {health.map((sign) =>
      sign === pastDueSign ? (
        <Anchor
          key={sign}
          underline="never"
          className={css.sign}
          renderRoot={(props) => (
            <Link
              {...props}
              to="/organization/$organizationId"
              params={{ organizationId: id }}
              search={{ tab: 'billing' }}
            />
          )}
        >
          <DotBadge colors={tones.red}>{sign}</DotBadge>
        </Anchor>
      ) : (
        <DotBadge key={sign} colors={tones.amber}>
          {sign}
        </DotBadge>
      ),
    )}
  </Group>
)

/** The only organization that a person sees, as a card of figures; each opens the rows behind it. */
export const OwnClient = () => {
  const seesMoney = useCan('money:see')
  const found = useQuery(clients, { timeZone: viewerTimeZone, q: '', status: 'active', sort: 'name', page: 1 })
  if (found.isError && !found.data)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load your clinic.')}
      </ErrorState>
    )
  if (!found.data)
    return (
      <Paper p="md" className={css.card}>
        <LoadingLines label="Loading your clinic" lines={8} />
      </Paper>
    )
  const [client] = found.data.rows
  if (!client) return <EmptyState title="No active clients.">Your organization is paused.</EmptyState>
  const columns = createClientColumns(seesMoney, false)
  return (
    <Paper p="md" component="section" aria-labelledby="own-client" className={css.card}>
      <Group justify="space-between" gap="sm" mb="md">
        <div>
          <Title order={2} id="own-client">
            <Anchor
              inherit
              className={css.name}
              renderRoot={(props) => (
                <Link {...props} to="/organization/$organizationId" params={{ organizationId: client.id }} />
              )}
            >
              {client.name || 'No name'}
            </Anchor>
          </Title>
          <Text size="sm" c="dimmed">
            {client.subscription_type ?? 'No subscription'}
          </Text>
        </div>
        <Health client={client} />
      </Group>
      <dl className={css.figures}>
        {figures.map(([key, name]) => {
          const column = columns.find((one) => one.key === key)
          return column ? (
            <div key={key} className={key === 'posts' ? css.wide : undefined}>
              <dt>{name ?? column.label}</dt>
              <dd>{key === 'posts' ? <ClientPosts client={client} hasWords /> : column.cell(client)}</dd>
            </div>
          ) : null
        })}
      </dl>
    </Paper>
  )
}
