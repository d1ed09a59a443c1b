import { Button, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { ConsentCheck, StoppedNote } from '../../messages/web/public.ts'
import { previewScheduler, startScheduler } from '../contract/auto-scheduler.ts'
import type { SchedulerSubject } from './scheduler-dialog.tsx'
import { SchedulerResults } from './scheduler-results.tsx'

const people = (count: number) => `${formatCount(count)} ${count === 1 ? 'candidate' : 'candidates'}`

/** Asks, starts, and stays for the results. */
export const SchedulerForm = ({ subject, onClose }: { subject: SchedulerSubject; onClose: () => void }) => {
  // Born once: pressing again after a lost answer hands no one over twice.
  const runId = useRef(crypto.randomUUID())
  const [started, setStarted] = useState<string | null>(null)
  const [attested, setAttested] = useState(false)
  const start = useCommand(startScheduler)
  const preview = useQuery(previewScheduler, { selection: subject.selection }, { staleTime: 0 })
  const unknown = preview.data?.consentUnknown ?? 0
  const ready = preview.data ? preview.data.ready + (attested ? unknown : 0) : subject.count
  const begin = () =>
    start.mutate(
      { runId: runId.current, selection: subject.selection, attestConsent: attested },
      {
        onSuccess: (run) => {
          if (!run.logged) {
            setStarted(run.runId)
            return
          }
          showToast('No automation webhook is set, so the request was only logged.')
          onClose()
        },
      },
    )
  if (started !== null) return <SchedulerResults runId={started} onClose={onClose} />
  return (
    <>
      <Stack gap="sm">
        <StoppedNote />
        {start.error ? (
          <Alert>{getErrorMessage(start.error, 'Couldn’t start the auto scheduler. Try again.')}</Alert>
        ) : null}
        <Text>
          {subject.name ?? people(subject.count)} will be sent to the auto scheduler to find an interview time. It skips
          people already sent, and those who can’t be texted.
        </Text>
        {subject.name === null && preview.data && preview.data.ready + unknown === 0 ? (
          <Text size="sm">No one in this selection can be sent to the auto scheduler.</Text>
        ) : null}
        <ConsentCheck
          attested={attested}
          setAttested={setAttested}
          asksConsent={unknown > 0}
          unknown={unknown}
          isOne={subject.name !== null}
        />
        {unknown > 0 && !attested && subject.name !== null ? (
          <Text size="xs" c="dimmed">
            This person is skipped unless you confirm consent.
          </Text>
        ) : null}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          loading={start.isPending}
          disabled={ready === 0 && (subject.name === null || unknown > 0)}
          onClick={begin}
        >
          {subject.name === null ? `Start for ${people(ready)}` : 'Start Auto Scheduler'}
        </Button>
      </DialogActions>
    </>
  )
}
