import { Button } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { sentenceOf } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Failed, LoadingLines } from '../../../../ui/states.tsx'
import { useKeys } from '../../../../ui/use-keys.ts'
import { useCan } from '../../../sign-in/web/door.ts'
import { markThread, textThread } from '../../contract/inbox.ts'
import { EntryList } from './entry-list.tsx'
import css from './inbox.module.css'
import type { ColleaguesOf } from './inbox-search.ts'
import { ReplyForm } from './reply-form.tsx'
import { ThreadHead } from './thread-head.tsx'
import { ThreadNotices } from './thread-notices.tsx'

type ThreadPaneProps = { id: string; drafts: Map<string, string>; colleaguesOf: ColleaguesOf; onBack: () => void }

/** One thread: who, what was written, and a place to answer. Opening it marks it read. */
export const ThreadPane = ({ id, drafts, colleaguesOf, onBack }: ThreadPaneProps) => {
  const mayEdit = useCan('candidates:edit')
  const found = useQuery(textThread, { id }, { areas: ['texts'], staleTime: 0 })
  const mark = useCommand(markThread)
  const field = useRef<HTMLTextAreaElement>(null)
  const thread = found.data?.thread
  const newest = found.data?.entries.findLast(({ kind }) => kind === 'inbound')?.id ?? 'none'
  const seen = useRef('')
  const markAs = mark.mutate
  useEffect(() => {
    // Each text is read once: what a person marks unread stays unread.
    if (!thread || seen.current === newest) return
    seen.current = newest
    if (thread.unread > 0 && mayEdit) markAs({ id, read: true })
  }, [thread, newest, mayEdit, markAs, id])
  const toggle = () => {
    if (thread && mayEdit) mark.mutate({ id, read: thread.unread > 0 })
  }
  useKeys({ r: () => field.current?.focus(), u: toggle })
  const back = (
    <Button
      className={css.back}
      size="compact-sm"
      variant="subtle"
      color="gray"
      leftSection={<IconChevronLeft size={16} />}
      onClick={onBack}
    >
      Inbox
    </Button>
  )
  if (found.isError && !found.data)
    return (
      <>
        {back}
        <Failed onRetry={() => void found.refetch()}>
          {sentenceOf(found.error, 'This thread could not be loaded.')}
        </Failed>
      </>
    )
  if (!found.data || !thread)
    return (
      <div className={css.wait}>
        <LoadingLines label="Loading thread" lines={10} />
      </div>
    )
  return (
    <>
      {back}
      <ThreadHead thread={thread} mayEdit={mayEdit} colleaguesOf={colleaguesOf} onToggleRead={toggle} />
      <EntryList id={id} entries={found.data.entries} before={found.data.before} mayEdit={mayEdit} />
      <ThreadNotices thread={thread} mayEdit={mayEdit} />
      {mayEdit ? <ReplyForm thread={thread} field={field} drafts={drafts} /> : null}
    </>
  )
}
