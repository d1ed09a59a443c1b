import { Anchor, Button, List, Stack, Text } from '@mantine/core'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { DayField } from '../../../../platform/web/day-field/day-field.tsx'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showProblem } from '../../../../ui/notice/show-toast.ts'
import { showToastWithAction } from '../../../../ui/notice/show-toast-with-action.tsx'
import { KeptLine, useKeptTyped } from '../../../access/form-drafts/web/public.ts'
import { refreshJobPost, type TrackedPost, undoJobPostRefresh } from '../contract/job-posts.ts'
import { formatDayAsWritten } from './format-day-as-written.ts'

const duplicates =
  'https://higherme.zendesk.com/hc/en-us/articles/50330389260819-Managing-Duplicate-Evergreen-and-Reposted-Jobs-on-Indeed'
const guidelines = 'https://indeedemployers.zendesk.com/hc/en-us/articles/115005931486-Reposting-Guidelines'

type RefreshFormProps = {
  post: Pick<TrackedPost, 'id' | 'history'>
  today: string
  onClose: () => void
}

/** A new start for a post; the earlier ones stay below. */
export const RefreshForm = ({ post, today, onClose }: RefreshFormProps) => {
  const refresh = useCommand(refreshJobPost)
  const undo = useCommand(undoJobPostRefresh)
  const { typed, setTyped, bind, told, formProblem, busy, submit } = useForm(
    { job_start_date: formatDayAsWritten(today) },
    'Couldn’t repost the job. Try again.',
  )
  const kept = useKeptTyped(`refresh-post:${post.id}`, { typed, setTyped })
  const second = told?.refusal?.details.second !== undefined
  const save = () =>
    submit(async () => {
      await refresh.mutateAsync({ id: post.id, ...typed, second })
      kept.saved()
      showToastWithAction('Start date updated.', {
        id: `refresh-post:${post.id}`,
        onPress: () =>
          void undo
            .mutateAsync({ id: post.id, job_start_date: typed.job_start_date })
            .catch((error: unknown) => showProblem(getErrorMessage(error, 'Couldn’t undo this. Try again.'))),
      })
      onClose()
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        <Alert kind="note">
          Indeed shows reposted jobs less often, and hides reposts and duplicates that aren’t sponsored. See{' '}
          <Anchor href={guidelines} target="_blank" rel="noreferrer" underline="always">
            Indeed’s guidelines
          </Anchor>{' '}
          and{' '}
          <Anchor href={duplicates} target="_blank" rel="noreferrer" underline="always">
            what it hides
          </Anchor>
          .
        </Alert>
        {formProblem ? <Alert>{second ? `${formProblem} Open a second one?` : formProblem}</Alert> : null}
        <DayField label="New start date" description="Like 3/14/2026" {...bind('job_start_date')} />
        <div>
          <Text size="sm" fw={500}>
            Earlier starts
          </Text>
          {post.history.length === 0 ? (
            <Text size="sm" c="dimmed">
              None. This job hasn’t been reposted yet.
            </Text>
          ) : (
            <List size="sm">
              {post.history.map(({ job_start_date, until }) => (
                <List.Item key={until}>
                  {job_start_date ?? 'Unknown start'}, until {new Date(until).toLocaleDateString('en-US')}
                </List.Item>
              ))}
            </List>
          )}
        </div>
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          {second ? 'Repost as a Second Post' : 'Repost Job'}
        </Button>
      </DialogActions>
    </form>
  )
}
