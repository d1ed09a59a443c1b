import { Button, Group, Stack } from '@mantine/core'
import { formatDisplayName, type Unrouted } from './unrouted-columns.tsx'
import { canAccept } from './use-accept.ts'

type RowActionsProps = {
  row: Unrouted
  isAccepting: boolean
  onAccept: () => void
  onRoute: () => void
  onDismiss: () => void
}

/** The actions on a waiting application: accept the proposal, decide, or dismiss. */
export const RowActions = ({ row, isAccepting, onAccept, onRoute, onDismiss }: RowActionsProps) => {
  const name = formatDisplayName(row)
  const mayAccept = canAccept(row)
  const buttons = (
    <>
      <Button
        size="compact-sm"
        variant="light"
        aria-label={mayAccept ? `Choose someone other than ${name}` : `Route ${name}`}
        onClick={onRoute}
      >
        {mayAccept ? 'Choose Another' : 'Route'}
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" aria-label={`Dismiss ${name}`} onClick={onDismiss}>
        Dismiss
      </Button>
    </>
  )
  if (!mayAccept)
    return (
      <Group gap="xs" wrap="nowrap" justify="flex-end">
        {buttons}
      </Group>
    )
  // Three in a row would leave a phone no room for the name.
  return (
    <Stack gap={6} align="flex-end">
      <Button size="compact-sm" loading={isAccepting} aria-label={`Accept ${name}`} onClick={onAccept}>
        Accept
      </Button>
      {buttons}
    </Stack>
  )
}
