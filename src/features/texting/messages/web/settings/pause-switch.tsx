import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { formatDateTime } from '../../../../../ui/format-date-time.ts'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptTyped } from '../../../../access/form-drafts/web/public.ts'
import { pauseAllTexting, pauseTexting, textingPauses } from '../../contract/texting-pause.ts'

/** Stops the texts of an organization (`id`), or all texts (null), with a reason, and resumes them. */
export const PauseSwitch = ({ id }: { id: string | null }) => {
  const { typed, set, setTyped, bind, formProblem, busy, submit } = useForm(
    { why: '' },
    'Couldn’t pause texts. Try again.',
  )
  const kept = useKeptTyped(id === null ? 'pause-all-texts' : `pause-texts:${id}`, { typed, setTyped })
  const found = useQuery(textingPauses, {})
  const own = useCommand(pauseTexting)
  const all = useCommand(pauseAllTexting)
  const stopped = found.data?.pauses.find(({ organizationId }) => organizationId === id)
  const title = id === null ? 'Pause all texts of every organization' : 'Pause all texts'
  const change = (isStopped: boolean) =>
    submit(
      async () => {
        await (id === null ? all.mutateAsync({ isStopped, ...typed }) : own.mutateAsync({ id, isStopped, ...typed }))
        kept.saved()
        set('why', '')
        showToast(isStopped ? 'Texts are paused.' : 'Texts go out again.')
      },
      isStopped ? undefined : 'Couldn’t resume texts. Try again.',
    )
  return (
    <Paper p="md" component="section" aria-label={title}>
      <Title order={3}>{title}</Title>
      <Stack gap="xs" mt={4}>
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <Text size="sm" c="dimmed">
          Stops all texts. New ones go out when you resume.
        </Text>
        {stopped ? (
          <Group>
            <Text size="sm">
              Paused since {formatDateTime(stopped.at)}
              {stopped.by ? ` by ${stopped.by}` : ''}: {stopped.why}
            </Text>
            <Button size="compact-sm" variant="default" loading={busy} onClick={() => void change(false)}>
              Resume Texts
            </Button>
          </Group>
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              void change(true)
            }}
          >
            <Group align="flex-end">
              <TextInput label="Reason" maxLength={300} style={{ flex: '1 1 14rem' }} {...bind('why')} />
              <Button
                type="submit"
                color="red"
                variant="light"
                loading={busy}
                disabled={typed.why.trim() === '' || !found.data}
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
