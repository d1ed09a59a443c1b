import { Anchor, Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { getErrorMessage, getUrl } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { EmptyState, ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { canOfferInterview } from '../../../interviews/calendar/rules/interview-statuses.ts'
import { composer, exportTextMedia } from '../../../texting/messages/web/public.ts'
import { AutomationBar, useEnrollmentFirst } from '../../automations/web/public.ts'
import { candidateThread } from '../contract/inbox.ts'
import { EntryList } from './entry-list.tsx'
import css from './inbox.module.css'
import type { LoadResume } from './inbox-search.ts'
import { listUnfiled } from './media/files-line.tsx'
import { ReplyForm } from './reply/reply-form.tsx'
import type { Correction } from './reply/reply-props.ts'
import { ThreadNotices } from './thread-notices.tsx'
import { usePresence } from './use-presence.ts'
import { useThreadReading } from './use-thread-reading.ts'

export type CandidateMessagesProps = {
  candidate: { id: string; name: string; hasResume: boolean; status: string }
  mayEdit: boolean
  loadResume: LoadResume
}

/** A candidate's texts, emails and calls on their own page: what was written, what became of it, and a place to answer. Opening it marks it read. */
export const CandidateMessages = ({ candidate, mayEdit, loadResume }: CandidateMessagesProps) => {
  const found = useQuery(candidateThread, { id: candidate.id }, { staleTime: 0 })
  const [isShown, setIsShown] = useState(false)
  // Data shown next to the field loads first, so that nothing moves.
  const tools = useQuery(composer, {}, { enabled: mayEdit })
  const hasTools = !mayEdit || tools.data !== undefined || tools.failureCount > 0
  const isHere = useEnrollmentFirst(candidate.id) && hasTools && found.data !== undefined
  if (isHere && !isShown) setIsShown(true)
  const field = useRef<HTMLTextAreaElement>(null)
  const thread = found.data?.thread ?? null
  const [correction, setCorrection] = useState<Correction | null>(null)
  const presence = usePresence(thread?.id ?? null, mayEdit)
  const toggle = useThreadReading(thread, found.data?.entries ?? [], mayEdit)
  if (found.isError && !found.data)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load the texts.')}
      </ErrorState>
    )
  if (!found.data || !(isHere || isShown)) return <LoadingLines label="Loading texts" lines={8} />
  const { entries, before } = found.data
  // Older texts, not shown yet, may have some.
  const hasFiles = before !== null || entries.some(({ media }) => media > 0)
  const to = {
    candidateId: candidate.id,
    name: candidate.name,
    organization: thread?.organization,
    hasResume: candidate.hasResume,
    threadId: thread?.id ?? null,
    optedOut: thread?.optedOut ?? null,
    mayBook: canOfferInterview(candidate.status),
  }
  return (
    <section className={css.onPage} aria-label={`Texts with ${candidate.name}`}>
      {thread ? (
        <Group justify="space-between" className={css.pageHead}>
          <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/messages" search={{ thread: thread.id }} />}>
            Open in Messages
          </Anchor>
          {hasFiles ? (
            <Anchor size="sm" href={getUrl(exportTextMedia, { id: candidate.id })} download>
              Download list of files
            </Anchor>
          ) : null}
          {mayEdit ? (
            <Button size="compact-sm" variant="default" onClick={toggle}>
              {thread.unread > 0 ? 'Mark Read' : 'Mark Unread'}
            </Button>
          ) : null}
        </Group>
      ) : null}
      {thread || entries.length > 0 ? (
        <EntryList
          id={candidate.id}
          entries={entries}
          before={before}
          mayEdit={mayEdit}
          onCorrection={(text) => setCorrection({ text })}
        />
      ) : (
        <EmptyState title="Nothing here yet">
          {mayEdit ? `Write to ${candidate.name} here, or log a call.` : 'No one has written to this candidate.'}
        </EmptyState>
      )}
      {thread ? <ThreadNotices thread={thread} mayEdit={mayEdit} writing={presence.writing} /> : null}
      <AutomationBar candidateId={candidate.id} name={candidate.name} />
      {mayEdit ? (
        <ReplyForm
          key={candidate.id}
          to={to}
          field={field}
          told={{ ...found.data, at: found.dataUpdatedAt }}
          files={listUnfiled(found.data.entries)}
          loadResume={loadResume}
          correction={correction}
          reading={found.data.reading}
        />
      ) : null}
    </section>
  )
}
