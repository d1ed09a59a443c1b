import { Button, Group, Stack, Text } from '@mantine/core'
import type * as z from 'zod/mini'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { formatDay, toLocalDay } from '../../../../rules/day.ts'
import { formatPhone } from '../../../../rules/phone/phone.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { getField } from '../../directory/rules/fields.ts'
import { decideSuggestion } from '../contract/suggestions.ts'
import type { openSuggestion } from '../shapes/open-suggestion.ts'

type Suggestion = z.output<typeof openSuggestion>

const doors: Record<Suggestion['came_by'], string> = { apply: 'the apply page', mail: 'email' }
const shown = (field: string, value: string | null) => {
  if (value === null) return 'empty'
  if (field === 'phone_number') return formatPhone(value)
  return value === 'true' ? 'Yes' : value
}

const One = ({ suggestion, mayEdit }: { suggestion: Suggestion; mayEdit: boolean }) => {
  const { id, came_by, made_at, changes, consents } = suggestion
  const decide = useCommand(decideSuggestion)
  const send = (decision: 'accepted' | 'dismissed', told: string) => () =>
    decide.mutate({ id, decision }, { onSuccess: () => showToast(told) })
  return (
    <Alert kind="note">
      <Stack gap="xs">
        <Text size="sm" inherit>
          Someone applied again through {doors[came_by]} on {formatDay(toLocalDay(new Date(made_at), viewerTimeZone))}.
          Accept only what you know is from this candidate.
        </Text>
        <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
          {changes.map(({ field, before, after }) => (
            <li key={field} style={{ overflowWrap: 'anywhere' }}>
              {getField(field).label}: {shown(field, after)} (now {shown(field, before)})
            </li>
          ))}
          {consents ? <li>Agrees to texts</li> : null}
        </ul>
        {decide.isError ? (
          <Alert>{getErrorMessage(decide.error, 'Couldn’t save the decision. Try again.')}</Alert>
        ) : null}
        {mayEdit ? (
          <Group gap="xs">
            <Button size="compact-sm" loading={decide.isPending} onClick={send('accepted', 'Details accepted.')}>
              Accept
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              disabled={decide.isPending}
              onClick={send('dismissed', 'Suggestion dismissed.')}
            >
              Dismiss
            </Button>
          </Group>
        ) : null}
      </Stack>
    </Alert>
  )
}

/** Suggestions from public forms about this candidate that wait for a decision, each value next to the one on file. */
export const CandidateSuggestions = ({ suggestions, mayEdit }: { suggestions: Suggestion[]; mayEdit: boolean }) => (
  <Stack gap="xs">
    {suggestions.map((suggestion) => (
      <One key={suggestion.id} suggestion={suggestion} mayEdit={mayEdit} />
    ))}
  </Stack>
)
