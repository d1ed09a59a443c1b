import { Radio, Stack, Text } from '@mantine/core'
import * as z from 'zod/mini'
import { UserError } from '../../../../../rules/user-error.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { formatValue, getFieldLabel } from '../describe-timeline-event.ts'

const details = z.object({
  version: z.string(),
  fields: z.record(z.string(), z.object({ now: z.unknown(), yours: z.unknown() })),
})
export type Conflict = z.output<typeof details>

/** Returns the values that someone else changed, if they are the reason for a refused edit. Null otherwise. */
export const getConflict = (error: unknown): Conflict | null => {
  if (!(error instanceof UserError) || error.code !== 'conflict') return null
  const read = details.safeParse(error.details)
  return read.success ? read.data : null
}

type EditConflictProps = {
  conflict: Conflict
  /** The fields whose value of now is kept. */
  kept: ReadonlySet<string>
  onKeep: (field: string, keep: boolean) => void
}

/** Both values of each field, and which one shall stay. */
export const EditConflict = ({ conflict, kept, onKeep }: EditConflictProps) => (
  <Stack gap="md">
    <Alert>Someone else changed this candidate. Choose a version of each field, then save.</Alert>
    {Object.entries(conflict.fields).map(([field, { now, yours }]) => (
      <Radio.Group
        key={field}
        label={getFieldLabel(field)}
        value={kept.has(field) ? 'now' : 'yours'}
        onChange={(value) => onKeep(field, value === 'now')}
      >
        <Stack gap={6} mt={4}>
          <Radio
            value="yours"
            label={
              <>
                Yours:{' '}
                <Text span fw={600}>
                  {formatValue(yours)}
                </Text>
              </>
            }
          />
          <Radio
            value="now"
            label={
              <>
                On file now:{' '}
                <Text span fw={600}>
                  {formatValue(now)}
                </Text>
              </>
            }
          />
        </Stack>
      </Radio.Group>
    ))}
  </Stack>
)
