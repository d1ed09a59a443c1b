import { IconChevronLeft } from '@reinforce/icons'
import { useEffect, useRef, useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { canOfferInterview } from '../../../interviews/calendar/rules/interview-statuses.ts'
import { CallForm, candidateReach, MailForm } from '../../../texting/correspondence/web/public.ts'
import { AutomationBar, useEnrollmentFirst } from '../../automations/web/public.ts'
import { ReadingLine } from '../../replies/web/public.ts'
import { textThread } from '../contract/inbox.ts'
import { EntryList } from './entry-list.tsx'
import css from './inbox.module.css'
import type { AskedOfPane, LoadColleagues, LoadResume } from './inbox-search.ts'
import { listUnfiled } from './media/files-line.tsx'
import { DecideFirst } from './reply/decide-first.tsx'
import { ReplyForm } from './reply/reply-form.tsx'
import type { Correction } from './reply/reply-props.ts'
import { ThreadHead } from './thread-head.tsx'
import { RecordOptOut, ThreadNotices } from './thread-notices.tsx'
import { usePresence } from './use-presence.ts'
import { useRest } from './use-rest.tsx'
import { useThreadReading } from './use-thread-reading.ts'

type ThreadPaneProps = {
  id: string
  /** Opened by itself: it stays unread. */
  isGlance?: boolean
  /** The thread's candidate, if the list knows them. */
  candidateId: string | undefined
  loadColleagues: LoadColleagues
  loadResume: LoadResume
  asked: AskedOfPane | null
  onBack: () => void
}

type ThreadRef = { id: string; candidateId: string; optedOut: unknown }

/**
 * Whether a thread can be shown without moving later. Before that, these must be known: for a person who opted out,
 * what can be emailed to them or that nothing can; the reading of a reply; and what runs automatically. A thread that
 * was shown once stays, with every draft in it.
 */
const useStillFirst = (
  thread: ThreadRef | null,
  candidateId: string | null,
  mayEdit: boolean,
  hasReading: boolean,
): boolean => {
  const [shown, setShown] = useState<string | null>(null)
  const isElsewhere = mayEdit && thread !== null && thread.optedOut !== null && shown !== thread.id
  const reach = useQuery(candidateReach, { id: thread?.candidateId ?? '' }, { enabled: isElsewhere })
  const [hasForm, setHasForm] = useState(false)
  useEffect(() => {
    const bring = async () => {
      await Promise.all([MailForm.bring(), CallForm.bring()]).catch(() => undefined)
      setHasForm(true)
    }
    if (isElsewhere) void bring()
  }, [isElsewhere])
  const [hasLine, setHasLine] = useState(false)
  const awaitsLine = hasReading && mayEdit && !hasLine && thread !== null && shown !== thread.id
  useEffect(() => {
    const bring = async () => {
      await ReadingLine.bring().catch(() => undefined)
      setHasLine(true)
    }
    if (awaitsLine) void bring()
  }, [awaitsLine])
  const isKnown = !reach.isPending || reach.failureCount > 0
  const knowsEnrollment = useEnrollmentFirst(candidateId)
  const awaitsEnrollment = !knowsEnrollment && shown !== thread?.id
  const isHere = thread !== null && !awaitsLine && !awaitsEnrollment && (!isElsewhere || (isKnown && hasForm))
  if (isHere && shown !== thread.id) setShown(thread.id)
  return isHere
}

/** One thread: the person, the messages, and a place to answer. Opening it marks it read. */
export const ThreadPane = ({
  id,
  isGlance = false,
  candidateId,
  loadColleagues,
  loadResume,
  asked,
  onBack,
}: ThreadPaneProps) => {
  const mayEdit = useCan('candidates:edit')
  const found = useQuery(textThread, { id }, { staleTime: 0 })
  const field = useRef<HTMLTextAreaElement>(null)
  const thread = found.data?.thread ?? null
  const isHere = useStillFirst(
    thread,
    thread?.candidateId ?? candidateId ?? null,
    mayEdit,
    found.data?.reading !== undefined,
  )
  const rest = useRest(thread)
  const [correction, setCorrection] = useState<Correction | null>(null)
  const presence = usePresence(thread?.id ?? null, mayEdit)
  const toggle = useThreadReading(thread, found.data?.entries ?? [], mayEdit, isGlance)
  const isReady = thread !== null
  const done = useRef(0)
  const act = useRef({ reply: () => field.current?.focus(), toggle, close: rest.close })
  useEffect(() => {
    act.current.toggle = toggle
    act.current.close = rest.close
  })
  useEffect(() => {
    if (!isReady || asked === null || done.current === asked.n) return
    done.current = asked.n
    act.current[asked.what]()
  }, [asked, isReady])
  const back = (
    <IconButton className={css.back} aria-label="Back to the conversations" onClick={onBack}>
      <IconChevronLeft size={20} stroke={1.7} aria-hidden="true" />
    </IconButton>
  )
  if (found.isError && !found.data)
    return (
      <>
        {back}
        <ErrorState onRetry={() => void found.refetch()}>
          {getErrorMessage(found.error, 'Couldn’t load this conversation.')}
        </ErrorState>
      </>
    )
  if (!found.data || !thread || !isHere)
    return (
      <div className={css.wait}>
        <LoadingLines label="Loading conversation" lines={10} />
      </div>
    )
  return (
    <>
      <ThreadHead
        back={back}
        thread={thread}
        mayEdit={mayEdit}
        loadColleagues={loadColleagues}
        onToggleRead={toggle}
        rest={rest}
        viewing={presence.viewing}
      />
      <EntryList
        id={thread.candidateId}
        entries={found.data.entries}
        before={found.data.before}
        mayEdit={mayEdit}
        onCorrection={(text) => setCorrection({ text })}
      />
      <ThreadNotices thread={thread} mayEdit={mayEdit} writing={presence.writing} />
      <AutomationBar key={`of ${thread.candidateId}`} candidateId={thread.candidateId} name={thread.name} />
      {mayEdit && thread.needsPerson ? <DecideFirst /> : null}
      {mayEdit && !thread.needsPerson ? (
        <ReplyForm
          key={thread.candidateId}
          to={{ ...thread, threadId: thread.id, mayBook: canOfferInterview(thread.status) }}
          field={field}
          told={{ ...found.data, at: found.dataUpdatedAt }}
          files={listUnfiled(found.data.entries)}
          loadResume={loadResume}
          correction={correction}
          reading={found.data.reading}
          more={thread.optedOut || !thread.phone ? null : <RecordOptOut thread={thread} />}
        />
      ) : null}
    </>
  )
}
