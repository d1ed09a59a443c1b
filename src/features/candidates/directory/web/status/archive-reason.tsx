import { Autocomplete } from '@mantine/core'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { archiveReasons } from '../../contract/archive-reasons.ts'
import { longestReason } from '../../rules/archive-reasons.ts'

type ArchiveReasonProps = {
  organizationId: string | null
  value: string
  onChange: (reason: string) => void
}

/** Why someone is archived or terminated: one of the organization's own reasons, or any other words. It may stay empty. */
export const ArchiveReason = ({ organizationId, value, onChange }: ArchiveReasonProps) => {
  const offered = useQuery(archiveReasons, { organization_id: organizationId })
  return (
    <Autocomplete
      mt="md"
      label="Reason"
      description="Choose or enter a reason (optional)."
      data={offered.data?.reasons ?? []}
      value={value}
      onChange={onChange}
      maxLength={longestReason}
      clearable
      clearButtonProps={{ 'aria-label': 'Clear reason' }}
    />
  )
}
