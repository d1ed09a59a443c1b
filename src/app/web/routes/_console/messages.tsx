import { createFileRoute } from '@tanstack/react-router'
import { candidateResume } from '../../../../features/candidates/resumes/contract/resumes.ts'
import { InboxPage } from '../../../../features/conversations/inbox/web/inbox-page.tsx'
import { inboxSearch } from '../../../../features/conversations/inbox/web/inbox-search.ts'
import { AttentionList } from '../../../../features/home/attention/web/public.ts'
import { ownerChoices } from '../../../../features/home/profile/contract/edits.ts'
import { CandidateAside } from '../../../../features/home/profile/web/public.ts'
import { call } from '../../../../platform/web/call.ts'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'

const loadColleagues = async (candidateId: string) => (await call(ownerChoices, { id: candidateId })).people
const loadResume = async (id: string) => (await call(candidateResume, { id })).resume_text ?? ''
const renderAside = (id: string) => <CandidateAside id={id} />
const alsoWaiting = <AttentionList />

const MessagesPage = () => (
  <InboxPage
    search={Route.useSearch()}
    onSearch={useSearchChange(Route)}
    loadColleagues={loadColleagues}
    loadResume={loadResume}
    renderAside={renderAside}
    alsoWaiting={alsoWaiting}
  />
)

export const Route = createFileRoute('/_console/messages')({ validateSearch: inboxSearch, component: MessagesPage })
