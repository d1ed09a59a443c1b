import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Fold } from '../../../../ui/fold/fold.tsx'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { retentionPreview } from '../contract/retention.ts'
import { RetentionForm } from './retention-form.tsx'

const Loaded = ({ organizationId }: { organizationId: string }) => {
  const found = useQuery(retentionPreview, { id: organizationId })
  if (found.isError)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load the retention.')}
      </ErrorState>
    )
  if (!found.data) return <LoadingLines label="Loading the retention" lines={3} />
  const { months } = found.data
  return <RetentionForm key={months} id={organizationId} months={months} mayEdit />
}

/** How long your organization keeps candidates; for Admins. */
export const RetentionSection = ({ organizationId }: { organizationId: string }) => (
  <Fold name="retention" title="Retention" lead="Candidates who weren’t hired can be deleted after a time you choose.">
    <Loaded organizationId={organizationId} />
  </Fold>
)
