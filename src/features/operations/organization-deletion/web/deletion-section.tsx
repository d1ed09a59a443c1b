import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Fold } from '../../../../ui/fold/fold.tsx'
import { lazyBody } from '../../../../ui/lazy.tsx'
import { organizationDeletion } from '../contract/organization-deletion.ts'
import { graceDays } from '../rules/kept-tables.ts'

const DeletionForm = lazyBody(async () => (await import('./deletion-form.tsx')).DeletionForm)

type DeletionSectionProps = { organizationId: string; name: string }

const Body = ({ organizationId, name }: DeletionSectionProps) => {
  const [isOpen, setOpen] = useState(false)
  const found = useQuery(organizationDeletion, { id: organizationId })
  const isScheduled = Boolean(found.data?.deletion)
  const close = () => setOpen(false)
  return (
    <Stack gap="sm">
      <Text size="sm">
        {isScheduled
          ? 'It’s scheduled for deletion already.'
          : 'Create an export first if the organization wants to keep its data.'}
      </Text>
      <div>
        <Button variant="default" c="var(--app-danger)" disabled={isScheduled} onClick={() => setOpen(true)}>
          Delete Organization…
        </Button>
      </div>
      <Dialog opened={isOpen} onClose={close} title={`Delete ${name}?`}>
        <DeletionForm organizationId={organizationId} name={name} onDone={close} onCancel={close} />
      </Dialog>
    </Stack>
  )
}

/** Schedules the deletion of an organization; for platform staff except Managers. */
export const DeletionSection = (props: DeletionSectionProps) => (
  <Fold
    name="organization-deletion"
    title="Delete the organization"
    lead={`Permanently deletes all data and files after ${graceDays} days.`}
  >
    <Body {...props} />
  </Fold>
)
