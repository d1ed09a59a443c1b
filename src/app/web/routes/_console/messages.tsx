import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ownerChoices } from '../../../../features/candidates/contract/edits.ts'
import { candidateResume } from '../../../../features/candidates/contract.ts'
import { InboxPage } from '../../../../features/messaging/web/inbox/inbox-page.tsx'
import { type InboxSearch, inboxSearch } from '../../../../features/messaging/web/inbox/inbox-search.ts'
import { call } from '../../../../platform/web/call.ts'

const colleaguesOf = async (candidateId: string) => (await call(ownerChoices, { id: candidateId })).people
const resumeOf = async (id: string) => (await call(candidateResume, { id })).resume_text ?? ''

const MessagesPage = () => {
  const navigate = useNavigate()
  const onSearch = useCallback(
    (change: InboxSearch, replace = false) =>
      void navigate({
        to: '/messages',
        search: (now: InboxSearch) => ({ ...now, ...change }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  )
  return <InboxPage search={Route.useSearch()} onSearch={onSearch} colleaguesOf={colleaguesOf} resumeOf={resumeOf} />
}

export const Route = createFileRoute('/_console/messages')({ validateSearch: inboxSearch, component: MessagesPage })
