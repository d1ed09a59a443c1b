import { Button, Group, Text } from '@mantine/core'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { organizationDeletion, undoOrganizationDeletion } from '../contract/organization-deletion.ts'

/** A note that an organization is scheduled for deletion, with a button to undo it. Nothing while it isn't. */
export const DeletionBanner = ({ organizationId, mayUndo }: { organizationId: string; mayUndo: boolean }) => {
  const found = useQuery(organizationDeletion, { id: organizationId })
  const undo = useCommand(undoOrganizationDeletion)
  const deletion = found.data?.deletion
  if (!deletion) return null
  const { hasStarted, isHeld, dueAt } = deletion
  const sentence = hasStarted
    ? 'This organization is being deleted. This can’t be undone.'
    : isHeld
      ? 'This organization is scheduled for deletion. A legal hold stops it until the hold ends.'
      : `This organization will be permanently deleted after ${formatInstant(dueAt)}.`
  return (
    <Alert>
      <Group justify="space-between" gap="xs">
        <Text size="sm" inherit>
          {sentence} No one can sign in to it, and texts and bookings are stopped.
        </Text>
        {mayUndo && !hasStarted ? (
          <Button
            size="compact-sm"
            variant="default"
            loading={undo.isPending}
            onClick={() =>
              // The banner is gone by then. It shows an error.
              void undo
                .mutateAsync({ id: organizationId })
                .then(() => showToast('Deletion undone.'))
                .catch(() => undefined)
            }
          >
            Undo Deletion
          </Button>
        ) : null}
      </Group>
      {undo.isError ? (
        <Text size="sm">{getErrorMessage(undo.error, 'Couldn’t undo the deletion. Try again.')}</Text>
      ) : null}
    </Alert>
  )
}
