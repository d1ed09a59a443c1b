import { Anchor, Stack, Text } from '@mantine/core'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Fold } from '../../../../ui/fold/fold.tsx'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { organizationDeletions } from '../contract/organization-deletion.ts'

const Listed = () => {
  const found = useQuery(organizationDeletions, {})
  if (found.isError)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load the certificates.')}
      </ErrorState>
    )
  if (!found.data) return <LoadingLines label="Loading the certificates" lines={2} />
  if (found.data.items.length === 0) return <Text size="sm">No organization has been deleted yet.</Text>
  return (
    <Stack gap="xs">
      {found.data.items.map(({ id, name, finishedAt, url }) => (
        <Text key={id} size="sm">
          <Anchor href={url} target="_blank" rel="noreferrer" underline="always" size="sm">
            Certificate of {name}
          </Anchor>{' '}
          · {formatInstant(finishedAt)}
        </Text>
      ))}
    </Stack>
  )
}

/** Certificates of deleted organizations; for platform staff. */
export const DeletedOrganizationsSection = () => (
  <Fold name="deleted-organizations" title="Deleted organizations" lead="A certificate for each deletion.">
    <Listed />
  </Fold>
)
