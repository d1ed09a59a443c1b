import { Anchor, Group, Text } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { addDays, toLocalDay } from '../../../../../rules/day.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { showMinutes } from '../../../../../rules/words/show-minutes.ts'
import { type BadgeColors, DotBadge } from '../../../../../ui/dot-badge.tsx'
import type { Column } from '../../../../../ui/list/list-column.ts'
import { tones } from '../../../../../ui/tones.ts'
import type { Client } from '../../contract/clients.ts'
import { formatInvoiceStatus } from '../../rules/format-invoice-status.ts'
import { ClientPosts } from './client-posts.tsx'

const n = (value: number) => formatCount(value)
const well: BadgeColors = tones.green
const wants: BadgeColors = tones.amber

type Find = { dateRange: 'Today' | 'Last 7 Days' | 'Last 30 Days' } | { hiredSince: string }
const thirtyDays = () => addDays(toLocalDay(new Date(), viewerTimeZone), -29)

const Rows = ({ client, count, find }: { client: Client; count: number; find: Find }) =>
  count === 0 ? (
    <>0</>
  ) : (
    <Anchor
      size="sm"
      c="inherit"
      renderRoot={(props) => (
        <Link {...props} to="/candidate-directory" search={{ organization: [client.id], ...find }} />
      )}
    >
      {n(count)}
    </Anchor>
  )

/** On a tablet the name opens the client next to the list. */
const Name = ({ client: { id, name }, isTablet }: { client: Client; isTablet: boolean }) => {
  const search: LinkProps['search'] = (now: object) => ({ ...now, dialog: 'overview', id })
  return (
    <Anchor
      size="sm"
      fw={600}
      style={{ overflowWrap: 'anywhere' }}
      renderRoot={(props) =>
        isTablet ? (
          <Link {...props} to="." search={search} resetScroll={false} />
        ) : (
          <Link {...props} to="/organization/$organizationId" params={{ organizationId: id }} />
        )
      }
    >
      {name || 'No name'}
    </Anchor>
  )
}

const createNameColumn = (isTablet: boolean): Column<Client> => ({
  key: 'name',
  label: 'Organization',
  width: 136,
  cell: (client) => (
    <>
      <Name client={client} isTablet={isTablet} />
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {client.subscription_type ?? 'No subscription'}
      </Text>
    </>
  ),
})

/** The newest invoice, which opens the client's billing. An older one that is overdue is a sign of its health. */
const LastInvoice = ({ client: { id, lastInvoice } }: { client: Client }) => (
  <Anchor
    size="sm"
    c="inherit"
    renderRoot={(props) => (
      <Link {...props} to="/organization/$organizationId" params={{ organizationId: id }} search={{ tab: 'billing' }} />
    )}
  >
    {formatInvoiceStatus(lastInvoice?.status)}
  </Anchor>
)

/** Leads to where it is switched. */
const scheduler: Column<Client> = {
  key: 'scheduler',
  label: 'Auto scheduler',
  named: true,
  width: 76,
  cell: ({ id, name, scheduler }) => (
    <Anchor
      size="sm"
      c="inherit"
      aria-label={`Auto scheduler of ${name}: ${scheduler ? 'on' : 'off'}`}
      renderRoot={(props) => (
        <Link {...props} to="/automations" search={{ tab: 'presets', preset: 'applicant', organization: id }} />
      )}
    >
      {scheduler ? 'On' : 'Off'}
    </Anchor>
  ),
}

/** The columns of the clients; money is shown to who may see it. `isTablet`: a client opens next to the list. */
export const createClientColumns = (seesMoney: boolean, isTablet: boolean): readonly Column<Client>[] => [
  createNameColumn(isTablet),
  {
    key: 'health',
    aside: true,
    label: 'Health',
    width: 116,
    cell: ({ health }) =>
      health.length === 0 ? (
        <DotBadge colors={well}>No issues</DotBadge>
      ) : (
        <Group gap={4}>
          {health.map((sign) => (
            <DotBadge key={sign} colors={wants} wraps>
              {sign}
            </DotBadge>
          ))}
        </Group>
      ),
  },
  scheduler,
  {
    key: 'locations',
    label: 'Locations',
    width: 72,
    align: 'right',
    cell: (client) => (
      <Anchor
        size="sm"
        c="inherit"
        renderRoot={(props) => (
          <Link
            {...props}
            to="/organization/$organizationId"
            params={{ organizationId: client.id }}
            search={{ tab: 'locations' }}
          />
        )}
      >
        {n(client.activeLocations)}
      </Anchor>
    ),
  },
  { key: 'posts', label: 'Job posts', width: 136, align: 'right', cell: (client) => <ClientPosts client={client} /> },
  {
    key: 'today',
    label: 'Today',
    width: 56,
    align: 'right',
    cell: (client) => <Rows client={client} count={client.today} find={{ dateRange: 'Today' }} />,
  },
  {
    key: 'last7',
    label: '7 days',
    width: 60,
    align: 'right',
    cell: (client) => <Rows client={client} count={client.last7} find={{ dateRange: 'Last 7 Days' }} />,
  },
  {
    key: 'last30',
    label: '30 days',
    width: 64,
    align: 'right',
    cell: (client) => <Rows client={client} count={client.last30} find={{ dateRange: 'Last 30 Days' }} />,
  },
  {
    key: 'hired',
    label: 'Hired, 30\u00a0days',
    width: 64,
    align: 'right',
    cell: (client) => <Rows client={client} count={client.hired30} find={{ hiredSince: thirtyDays() }} />,
  },
  {
    key: 'touch',
    label: 'Median time to first contact, 30\u00a0days',
    width: 112,
    align: 'right',
    cell: (client) => showMinutes(client.firstTouchMinutes),
  },
  ...(seesMoney
    ? [
        {
          key: 'invoice',
          label: 'Last invoice',
          width: 84,
          cell: (client: Client) => (client.lastInvoice ? <LastInvoice client={client} /> : '–'),
        },
      ]
    : []),
]
