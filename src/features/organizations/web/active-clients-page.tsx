import { Anchor, Paper, Table, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { Page } from '../../../ui/page.tsx'
import { Empty, Failed, LoadingLines } from '../../../ui/states.tsx'
import { useMe } from '../../sign-in/web/door.ts'
import { adminGetOrganizations } from '../contract.ts'

type Client = { id: string; name: string }

const isActive = ({ status }: { status: string | null }) => status?.trim().toLowerCase() === 'active'

const Clients = ({ clients }: { clients: readonly Client[] }) => {
  const [q, setQ] = useState('')
  const shown = clients.filter(({ name }) => name.toLowerCase().includes(q.trim().toLowerCase()))
  if (clients.length === 0) return <Empty title="No active clients." />
  return (
    <Paper p="md" maw={720}>
      {clients.length > 8 ? (
        <TextInput
          aria-label="Search clients"
          placeholder="Search clients..."
          value={q}
          onChange={(event) => setQ(event.currentTarget.value)}
          mb="sm"
        />
      ) : null}
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Organization ({shown.length.toLocaleString('en-US')})</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map(({ id, name }) => (
            <Table.Tr key={id}>
              <Table.Td>
                <Anchor
                  renderRoot={(props) => (
                    <Link {...props} to="/organization/$organizationId" params={{ organizationId: id }} />
                  )}
                >
                  {name}
                </Anchor>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  )
}

const EveryClient = () => {
  const organizations = useQuery(adminGetOrganizations, {}, { areas: ['organizations'] })
  if (organizations.isError)
    return (
      <Failed onRetry={() => void organizations.refetch()}>
        {sentenceOf(organizations.error, 'The clients could not be loaded.')}
      </Failed>
    )
  if (!organizations.data) return <LoadingLines label="Loading clients" lines={10} />
  return <Clients clients={organizations.data.organizations.filter(isActive)} />
}

/** Platform staff see every active client, clinic staff their own organization. */
export const ActiveClientsPage = () => {
  const me = useMe()
  return (
    <Page title="Active Clients" lead="Open one to see its locations and its candidates by status">
      {me?.isPlatform ? <EveryClient /> : me ? <Clients clients={[me.organization]} /> : null}
    </Page>
  )
}
