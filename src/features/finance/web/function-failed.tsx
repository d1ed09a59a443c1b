import { Button, Group } from '@mantine/core'
import { Alert } from '../../../ui/alert.tsx'

/** The banner that says why the revenue is zero. */
export const FunctionFailed = ({ reason, onRetry }: { reason: string; onRetry: () => void }) => (
  <Alert>
    <Group justify="space-between" gap="sm">
      <span>
        The payments service could not be asked: {reason} Revenue shows $0.00 because of that, not because nothing was
        paid. The invoices below are the last known ones.
      </span>
      <Button variant="default" size="compact-sm" onClick={onRetry}>
        Retry
      </Button>
    </Group>
  </Alert>
)
