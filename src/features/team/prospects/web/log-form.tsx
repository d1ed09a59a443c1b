import { Button, List, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { KeptLine, useKeptTyped } from '../../../access/form-drafts/web/public.ts'
import { logProspect, prospectLog } from '../contract/prospects.ts'
import type { Prospect } from './prospect-facts.tsx'

const kinds = [
  { value: 'call', label: 'Call' },
  { value: 'text', label: 'Text' },
  { value: 'note', label: 'Note' },
] as const
type LogKind = (typeof kinds)[number]['value']
const first: LogKind = 'call'

const Entries = ({ id }: { id: string }) => {
  const log = useQuery(prospectLog, { id })
  if (log.isError && !log.data)
    return (
      <ErrorState onRetry={() => void log.refetch()}>{getErrorMessage(log.error, 'Couldn’t load the log.')}</ErrorState>
    )
  if (!log.data) return <LoadingLines label="Loading the log" />
  if (log.data.entries.length === 0) return <Text c="dimmed">Nothing logged yet.</Text>
  return (
    <List size="sm" spacing={6} listStyleType="none">
      {log.data.entries.map((entry) => (
        <List.Item key={entry.id}>
          <Text size="xs" c="dimmed">
            {kinds.find(({ value }) => value === entry.kind)?.label} · {formatInstant(entry.at)}
            {entry.who ? ` · ${entry.who}` : ''}
          </Text>
          <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {entry.body}
          </Text>
        </List.Item>
      ))}
    </List>
  )
}

/** The log of a prospect: adds a call, a text or a note, and lists earlier ones. */
export const LogForm = ({ one }: { one: Prospect }) => {
  const log = useCommand(logProspect)
  const { typed, set, setTyped, bind, formProblem, busy, submit } = useForm<{
    kind: LogKind
    body: string
    text_consent: string
  }>({ kind: first, body: '', text_consent: '' }, 'Couldn’t save the entry. Try again.')
  const kept = useKeptTyped(`prospect-log:${one.id}`, { typed, setTyped })
  return (
    <Stack>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit(async () => {
            await log.mutateAsync({ id: one.id, ...typed })
            kept.saved()
            setTyped({ ...typed, body: '', text_consent: '' })
          })
        }}
      >
        <Stack gap="sm">
          {formProblem ? <Alert>{formProblem}</Alert> : null}
          <SegmentedControl
            aria-label="Type"
            data={[...kinds]}
            value={typed.kind}
            onChange={(value) => set('kind', kinds.find((kind) => kind.value === value)?.value ?? first)}
          />
          {typed.kind !== 'text' ? null : one.text_consent ? (
            <Text size="sm" c="dimmed">
              Written consent to texts: {one.text_consent}
            </Text>
          ) : (
            <TextInput
              label="Written consent to texts"
              description="Required to text a prospect. Note where and when they gave it."
              maxLength={200}
              required
              {...bind('text_consent')}
            />
          )}
          <Textarea label="What did you discuss?" autosize minRows={3} maxLength={4000} {...bind('body')} />
          <KeptLine kept={kept} />
          <Button type="submit" loading={busy} disabled={typed.body.trim() === ''} style={{ alignSelf: 'flex-end' }}>
            Save to Log
          </Button>
        </Stack>
      </form>
      <Entries id={one.id} />
    </Stack>
  )
}
