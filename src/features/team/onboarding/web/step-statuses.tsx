import { Checkbox, Stack, Text, Textarea } from '@mantine/core'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { useMe } from '../../../access/sign-in/web/public.ts'
import { organizationTemplates } from '../../../clients/organizations/web/public.ts'
import type { StepProps } from './draft-data.ts'

const Templates = ({ data, change, from }: Pick<StepProps, 'data' | 'change'> & { from: string }) => {
  const found = useQuery(organizationTemplates, { id: from })
  if (found.isError && !found.data)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load the templates.')}
      </ErrorState>
    )
  if (!found.data) return <LoadingLines label="Loading templates" lines={4} />
  const active = found.data.templates.filter(({ is_active }) => is_active)
  if (active.length === 0) return <Text c="dimmed">There are no templates to copy.</Text>
  return (
    <Checkbox.Group
      label="Message templates"
      description="Copied as a starting point. The organization can change its copies."
      value={active.map(({ id }) => id).filter((id) => !data.leftOut.includes(id))}
      onChange={(kept) => change({ leftOut: active.map(({ id }) => id).filter((id) => !kept.includes(id)) })}
    >
      <Stack gap="xs" mt={6}>
        {active.map(({ id, name, content, is_default }) => (
          <Checkbox key={id} value={id} label={is_default ? `${name} (Default)` : name} description={content} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

/** The organization's own statuses, between Initial Inquiry and Hired, and the templates it starts with. */
export const StatusesStep = ({ data, change, fields }: StepProps) => {
  const me = useMe()
  return (
    <Stack>
      <Textarea
        label="Pipeline statuses"
        description="One per line, in order. Initial Inquiry, Hired, and Archived are always included."
        autosize
        minRows={6}
        value={data.statuses}
        error={fields.statuses ?? fields.status_label}
        onChange={(event) => change({ statuses: event.currentTarget.value })}
      />
      {me ? <Templates data={data} change={change} from={me.organization.id} /> : null}
    </Stack>
  )
}
