import { createFileRoute } from '@tanstack/react-router'
import { ownerChoices } from '../../../../features/candidate-panel/contract/edits.ts'
import { CandidateAside } from '../../../../features/candidate-panel/web/door.ts'
import { InboxPage } from '../../../../features/inbox/web/inbox-page.tsx'
import { inboxSearch } from '../../../../features/inbox/web/inbox-search.ts'
import { candidateResume } from '../../../../features/resumes/contract.ts'
import { call } from '../../../../platform/web/call.ts'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'

const colleaguesOf = async (candidateId: string) => (await call(ownerChoices, { id: candidateId })).people
const resumeOf = async (id: string) => (await call(candidateResume, { id })).resume_text ?? ''
const asideOf = (id: string) => <CandidateAside id={id} />

const MessagesPage = () => (
  <InboxPage
    search={Route.useSearch()}
    onSearch={useSearchChange(Route)}
    colleaguesOf={colleaguesOf}
    resumeOf={resumeOf}
    asideOf={asideOf}
  />
)

export const Route = createFileRoute('/_console/messages')({ validateSearch: inboxSearch, component: MessagesPage })
