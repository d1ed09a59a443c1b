import { Stack } from '@mantine/core'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { formatDateTime } from '../../../../ui/format-date-time.ts'
import { useMe } from '../../../access/sign-in/web/public.ts'
import { textingPauses } from '../contract/texting-pause.ts'

/** A reason as people type it, closed as a sentence. */
const sentence = (why: string) => (/[.!?…]$/.test(why.trim()) ? why.trim() : `${why.trim()}.`)

/** A note that texts are stopped, by which person, since when and why; nothing while they go. New texts wait. */
export const StoppedNote = () => {
  const me = useMe()
  const found = useQuery(textingPauses, {})
  const pauses = found.data?.pauses ?? []
  if (pauses.length === 0) return null
  return (
    <Stack gap="xs">
      {pauses.map(({ organizationId, organization, at, by, why }) => (
        <Alert key={organizationId ?? 'all'} kind="note">
          {organizationId === null
            ? 'The platform has paused all texts'
            : `The texts of ${organizationId === me?.user.organization_id ? 'your organization' : organization} are paused`}
          {` since ${formatDateTime(at)}${by ? ` by ${by}` : ''}: ${sentence(why)} `}
          New texts wait and go out when you resume.
        </Alert>
      ))}
    </Stack>
  )
}
