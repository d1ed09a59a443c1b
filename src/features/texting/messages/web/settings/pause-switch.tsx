import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { formatDateTime } from '../../../../../ui/format-date-time.ts'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptForm } from '../../../../access/form-drafts/web/public.ts'
import { pauseAllTexting, pauseTexting, textingPauses } from '../../contract/texting-pause.ts'

/** Stops the texts of an organization (`id`), or all texts (null), with a reason, and resumes them. */
export const PauseSwitch = ({ id }: { id: string | null }) => {
  const [why, setWhy] = useState('')
  const kept = useKeptForm({
    form: id === null ? 'pause-all-texts' : `pause-texts:${id}`,
    values: { why },
    onRestore: (back) => setWhy(back.why ?? ''),
  })
  const found = useQuery(textingPauses, {})
  const own = useCommand(pauseTexting)
  const all = useCommand(pauseAllTexting)
  const stopped = found.data?.pauses.find(({ organizationId }) => organizationId === id)
  const title = id === null ? 'Pause all texts of every organization' : 'Pause all texts'
  const problem = own.error ?? all.error
  const change = (isStopped: boolean) => {
    const onSuccess = () => {
      kept.saved()
      setWhy('')
      showToast(isStopped ? 'Texts are paused.' : 'Texts go out again.')
    }
    if (id === null) all.mutate({ isStopped, why }, { onSuccess })
    else own.mutate({ id, isStopped, why }, { onSuccess })
  }
  const busy = own.isPending || all.isPending
  return (
    <Paper p="md" component="section" aria-label={title}>
      <Title order={3}>{title}</Title>
      <Stack gap="xs" mt={4}>
        <KeptLine kept={kept} />
        {problem ? <Alert>{getErrorMessage(problem, 'No answer from the server. Try again.')}</Alert> : null}
        <Text size="sm" c="dimmed">
          Stops all texts. New ones go out when you resume.
        </Text>
        {stopped ? (
          <Group>
            <Text size="sm">
              Paused since {formatDateTime(stopped.at)}
              {stopped.by ? ` by ${stopped.by}` : ''}: {stopped.why}
            </Text>
            <Button size="compact-sm" variant="default" loading={busy} onClick={() => change(false)}>
              Resume Texts
            </Button>
          </Group>
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              change(true)
            }}
          >
            <Group align="flex-end">
              <TextInput
                label="Why"
                maxLength={300}
                style={{ flex: '1 1 14rem' }}
                value={why}
                onChange={(event) => setWhy(event.currentTarget.value)}
              />
              <Button
                type="submit"
                color="red"
                variant="light"
                loading={busy}
                disabled={why.trim() === '' || !found.data}
              >
                Pause Texts
              </Button>
            </Group>
          </form>
        )}
      </Stack>
    </Paper>
  )
}
