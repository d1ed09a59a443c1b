import { Button, Group, Text } from '@mantine/core'
import { optOutWords } from '@reinforce/reply-reader/opt-outs/opt-out-words.ts'
import { useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Confirm } from '../../../../ui/dialog/confirm.tsx'
import { decideOptOut } from '../contract/inbox.ts'
import css from './inbox.module.css'
import type { Thread } from './thread-entry.ts'

const names = new Intl.ListFormat('en-US')

const Decide = ({ id }: { id: string }) => {
  const decide = useCommand(decideOptOut)
  const [problem, setProblem] = useState('')
  const as = (optedOut: boolean) =>
    decide.mutate(
      { id, optedOut },
      { onError: (error) => setProblem(getErrorMessage(error, 'Couldn’t save the decision. Try again.')) },
    )
  return (
    <Alert kind={problem ? 'problem' : 'note'}>
      {problem || 'Is this person opting out? Texts are paused until you decide.'}
      <Group gap="xs" mt={6}>
        <Button size="compact-sm" color="red" variant="light" loading={decide.isPending} onClick={() => as(true)}>
          Opt Out
        </Button>
        <Button size="compact-sm" variant="default" disabled={decide.isPending} onClick={() => as(false)}>
          Keep Texting
        </Button>
      </Group>
    </Alert>
  )
}

/** Someone said it on the phone or in an email: it counts as much as a STOP. */
export const RecordOptOut = ({ thread: { id, name } }: { thread: Pick<Thread, 'id' | 'name'> }) => {
  const [asks, setAsks] = useState(false)
  const decide = useCommand(decideOptOut)
  return (
    <>
      <Button size="compact-xs" variant="default" onClick={() => setAsks(true)}>
        Record Opt-out
      </Button>
      <Confirm
        opened={asks}
        title="Record opt-out"
        action="Record Opt-out"
        busy={decide.isPending}
        onClose={() => setAsks(false)}
        onConfirm={() => decide.mutate({ id, optedOut: true }, { onSuccess: () => setAsks(false) })}
      >
        {decide.error ? <Alert>{getErrorMessage(decide.error, 'Couldn’t save the opt-out. Try again.')}</Alert> : null}
        {name} asked to stop texts another way. No one can text this number unless it sends START. Pending texts are
        canceled.
      </Confirm>
    </>
  )
}

type ThreadNoticesProps = {
  thread: Thread
  mayEdit: boolean
  /** Names of colleagues who write to this person. */
  writing: readonly string[]
}

/** Notices to read before an answer: an opt-out, one to decide, a colleague who is writing. */
export const ThreadNotices = ({ thread, mayEdit, writing }: ThreadNoticesProps) => (
  <div className={css.notices}>
    {thread.optedOut ? (
      <Alert kind="note">{optOutWords[thread.optedOut]} – can’t be texted. START from this phone resumes texts.</Alert>
    ) : null}
    {thread.needsPerson && mayEdit ? <Decide id={thread.id} /> : null}
    <Text size="xs" c="dimmed" role="status">
      {writing.length > 0
        ? `${names.format(writing)} ${writing.length === 1 ? 'is' : 'are'} writing to this person…`
        : ''}
    </Text>
  </div>
)
