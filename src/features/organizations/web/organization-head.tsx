import { Button, Group } from '@mantine/core'
import { IconMail, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useCan } from '../../sign-in/web/door.ts'
import { ClientForm } from './clients/client-form.tsx'
import type { Details } from './organization-overview.tsx'

/** What platform staff does with a client as a whole. */
export const OrganizationHead = ({ details }: { details: Details }) => {
  const mayEdit = useCan('platform:edit')
  const [isOpen, setOpen] = useState(false)
  if (!mayEdit) return null
  const { contact_email, contact_name } = details
  return (
    <Group gap="xs">
      {contact_email ? (
        <Button
          component="a"
          href={`mailto:${encodeURI(contact_email)}`}
          variant="default"
          maw={280}
          leftSection={<IconMail size={16} stroke={1.7} />}
        >
          Message {contact_name || 'the owner'}
        </Button>
      ) : null}
      <Button variant="default" leftSection={<IconPencil size={16} stroke={1.7} />} onClick={() => setOpen(true)}>
        Edit
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Edit client">
        <ClientForm client={details} onClose={() => setOpen(false)} />
      </Dialog>
    </Group>
  )
}
