import { Button, Group } from '@mantine/core'
import { IconEye, IconMail, IconPencil } from '@reinforce/icons'
import { useState } from 'react'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../ui/lazy.tsx'
import { useCan, useMe } from '../../../access/sign-in/web/public.ts'
import { ClientForm } from './clients/client-form.tsx'
import type { Details } from './organization-numbers.tsx'

const ViewForm = lazyBody(async () => (await import('./clients/view-form.tsx')).ViewForm)

/** Platform staff's actions for a client as a whole. */
export const OrganizationHead = ({ details }: { details: Details }) => {
  const mayEdit = useCan('platform:edit')
  const isAdmin = useCan('users:manage')
  const own = useMe()?.organization.id
  const [isOpen, setOpen] = useState(false)
  const [isViewing, setViewing] = useState(false)
  if (!mayEdit) return null
  const { contact_email, contact_name } = details
  // A prospect has nothing to look at yet.
  const isClient = ['active', 'paused'].includes(details.status?.trim().toLowerCase() ?? '')
  const mayView = isAdmin && isClient && own !== details.id
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
      {mayView ? (
        <Button variant="default" leftSection={<IconEye size={16} stroke={1.7} />} onClick={() => setViewing(true)}>
          View as…
        </Button>
      ) : null}
      <Dialog opened={isViewing} onClose={() => setViewing(false)} title={`View as ${details.name}`}>
        <ViewForm client={details} onClose={() => setViewing(false)} />
      </Dialog>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Edit client">
        <ClientForm client={details} onClose={() => setOpen(false)} />
      </Dialog>
    </Group>
  )
}
