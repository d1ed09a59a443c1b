import { Button, Group } from '@mantine/core'
import { Alert } from '../../../../ui/alert.tsx'

type FunctionFailedProps = { reason: string; isKnown: boolean; onRetry: () => void }

/** Banner that explains the zero revenue; `isKnown`: invoices of an earlier answer exist. */
export const PaymentsError = ({ reason, isKnown, onRetry }: FunctionFailedProps) => (
  <Alert>
    <Group justify="space-between" gap="sm">
      <span>
        Couldn’t reach the payments service: {reason} Revenue shows $0.00 for this reason. It doesn’t mean nothing was
        paid. {isKnown ? 'The invoices below are the last known.' : 'No invoices yet.'}
      </span>
      <Button variant="default" size="compact-sm" onClick={onRetry}>
        Retry
      </Button>
    </Group>
  </Alert>
)
