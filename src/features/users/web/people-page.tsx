import { Button, Paper, Table } from '@mantine/core'
import { lazy, useState } from 'react'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Page } from '../../../ui/page.tsx'
import { Empty, Failed, LoadingLines } from '../../../ui/states.tsx'
import { useCan } from '../../sign-in/web/door.ts'
import { people } from '../contract.ts'

const InviteForm = lazy(() => import('./invite-form.tsx').then(({ InviteForm }) => ({ default: InviteForm })))

const People = () => {
  const [inviting, setInviting] = useState(false)
  const all = useQuery(people, {}, { areas: ['users'] })
  if (all.isError)
    return (
      <Failed onRetry={() => void all.refetch()}>{sentenceOf(all.error, 'The people could not be loaded.')}</Failed>
    )
  if (!all.data) return <LoadingLines label="Loading people" lines={8} />
  const close = () => setInviting(false)
  return (
    <Page
      title="User Management"
      lead={`${all.data.rows.length.toLocaleString('en-US')} people`}
      actions={<Button onClick={() => setInviting(true)}>Invite a Person</Button>}
    >
      <Paper style={{ overflowX: 'auto' }}>
        <Table miw={680}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Name</Table.Th>
              <Table.Th>Email</Table.Th>
              <Table.Th>Role</Table.Th>
              <Table.Th>Admin level</Table.Th>
              <Table.Th>Organization</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {all.data.rows.map((person) => (
              <Table.Tr key={person.id}>
                <Table.Td>{person.full_name || '–'}</Table.Td>
                <Table.Td>{person.email || '–'}</Table.Td>
                <Table.Td>{person.role}</Table.Td>
                <Table.Td>{person.admin_level ?? '–'}</Table.Td>
                <Table.Td>{person.organization_name}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Paper>
      <Dialog opened={inviting} onClose={close} title="Invite a person">
        <InviteForm organizations={all.data.organizations} onClose={close} />
      </Dialog>
    </Page>
  )
}

/** Admins see who is here and invite others; everybody else reads why they do not. */
export const PeoplePage = () =>
  useCan('users:manage') ? (
    <People />
  ) : (
    <Page title="User Management">
      <Empty title="User Management is not enabled for your account" />
    </Page>
  )
