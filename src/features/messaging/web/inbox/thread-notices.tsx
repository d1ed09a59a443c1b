import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { sentenceOf } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { decideOptOut } from '../../contract/inbox.ts'
import { optOutWords } from '../../rules/opt-out-words.ts'
import css from './inbox.module.css'
import type { Thread } from './thread-head.tsx'
import { useWriters } from './use-writing.ts'

const Decide = ({ id }: { id: string }) => {
  const decide = useCommand(decideOptOut)
  const [problem, setProblem] = useState('')
  const as = (optedOut: boolean) =>
    decide.mutate(
      { id, optedOut },
      { onError: (error) => setProblem(sentenceOf(error, 'The decision could not be saved. Please try again.')) },
    )
  return (
    <Alert kind={problem ? 'problem' : 'note'}>
      {problem || 'Does this person ask for no more texts? Nothing is sent until somebody decides.'}
      <Group gap="xs" mt={6}>
        <Button size="compact-sm" color="red" variant="light" loading={decide.isPending} onClick={() => as(true)}>
          Yes, opt out
        </Button>
        <Button size="compact-sm" variant="default" disabled={decide.isPending} onClick={() => as(false)}>
          No, texts may go on
        </Button>
      </Group>
    </Alert>
  )
}

/** What somebody must know before answering: an opt-out, one to decide, a colleague who is writing. */
export const ThreadNotices = ({ thread, mayEdit }: { thread: Thread; mayEdit: boolean }) => {
  const isWriting = useWriters(thread.id)
  return (
    <div className={css.notices}>
      {thread.optedOut ? (
        <Alert kind="note">{optOutWords[thread.optedOut]} – cannot be texted. START from this phone restores it.</Alert>
      ) : null}
      {thread.needsPerson && mayEdit ? <Decide id={thread.id} /> : null}
      <Text size="xs" c="dimmed" role="status">
        {isWriting ? 'A colleague is writing to this person…' : ''}
      </Text>
    </div>
  )
}
