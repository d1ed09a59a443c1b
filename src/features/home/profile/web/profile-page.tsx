import { Stack, Tabs } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { call, getErrorMessage } from '../../../../platform/web/call.ts'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { type Position } from '../../../../rules/credential/positions.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { lazyDialogs } from '../../../../ui/dialog/lazy-dialog.tsx'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { Page } from '../../../../ui/page.tsx'
import { ScrollableTabs } from '../../../../ui/scrollable-tabs.tsx'
import { EmptyState, ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { getPage } from '../../../candidates/directory/rules/candidate-link.ts'
import { noteVisit, VideoBody } from '../../../candidates/directory/web/public.ts'
import { candidateResume, lazyResume } from '../../../candidates/resumes/web/public.ts'
import { CandidateMessages } from '../../../conversations/inbox/web/public.ts'
import { canOfferInterview } from '../../../interviews/calendar/rules/interview-statuses.ts'
import { CandidateInterviews } from '../../../interviews/calendar/web/public.ts'
import { candidateProfile } from '../contract/profile.ts'
import type { Profile } from './profile-data.ts'
import { ProfileHead } from './profile-head.tsx'
import { type ProfileDialog, type ProfileSearch, type ProfileTab, profileTabs } from './profile-search.ts'
import { RecordAlerts } from './record-alerts.tsx'
import { SummaryTab } from './summary-tab.tsx'
import { WayThrough } from './way-through.tsx'

const ResumeBody = lazyResume('Loading', 8)

const ProfileDialogs = lazyDialogs(async () => (await import('./profile-dialogs.tsx')).ProfileDialogs, {
  isOpen: ({ open }) => open !== undefined,
  closed: (props) => ({ ...props, open: undefined }),
})

const waiting = <LoadingLines label="Loading" lines={8} />
const CredentialTab = lazyComponent(async () => (await import('./credential-tab.tsx')).CredentialTab, waiting)
const CandidateDocuments = lazyComponent(
  async () => (await import('../../../documents/files/web/public.ts')).CandidateDocuments,
  waiting,
)
const NotesTab = lazyComponent(async () => (await import('./notes-tab.tsx')).NotesTab, waiting)
const OfferLinks = lazyComponent(async () => (await import('../../../candidates/offers/web/public.ts')).OfferLinks)
const CandidateRequests = lazyComponent(
  async () => (await import('../../../candidates/explanations/web/public.ts')).CandidateRequests,
  ({ requests }) => <LoadingLines label="Loading" lines={2 * requests.length} />,
)
const CandidateSuggestions = lazyComponent(
  async () => (await import('../../../candidates/suggestions/web/public.ts')).CandidateSuggestions,
  ({ suggestions }) => <LoadingLines label="Loading" lines={3 * suggestions.length} />,
)
const TimelineTab = lazyComponent(async () => (await import('./timeline-tab.tsx')).TimelineTab, waiting)

type ProfilePageProps = {
  id: string
  position: Position
  search: ProfileSearch
  onSearch: (change: ProfileSearch, replace: boolean) => void
}

const tabNames: Record<ProfileTab, string> = {
  summary: 'Summary',
  resume: 'Resume',
  video: 'Video',
  messages: 'Messages',
  credential: 'Credential',
  interviews: 'Interviews',
  documents: 'Documents',
  notes: 'Notes',
  timeline: 'Timeline',
}

const NotFound = () => (
  <Page title="Candidate not found">
    <EmptyState
      title="The link may be old, or you can’t see this candidate."
      action={<LinkButton to="/candidate-directory">Back to the Candidate Directory</LinkButton>}
    />
  </Page>
)

type FullProps = { profile: Profile; search: ProfileSearch; onSearch: ProfilePageProps['onSearch'] }

const renderPanel = (tab: ProfileTab, profile: Profile, mayEdit: boolean, open: (what: ProfileDialog) => void) => {
  const { id, name, video_introduction, status } = profile.candidate
  if (tab === 'resume') return <ResumeBody id={id} bare onReplace={mayEdit ? () => open('attach') : undefined} />
  if (tab === 'video') return <VideoBody link={video_introduction} name={name} />
  if (tab === 'messages')
    return (
      <CandidateMessages
        candidate={{ id, name: name || 'Unknown', hasResume: profile.candidate.hasResume, status }}
        mayEdit={mayEdit}
        loadResume={async () => (await call(candidateResume, { id })).resume_text ?? ''}
      />
    )
  if (tab === 'credential')
    return (
      <CredentialTab
        profile={profile}
        mayEdit={mayEdit}
        onRecord={() => open('registry')}
        onEmpty={() => open('empty-number')}
        onParticulars={() => open('particulars')}
      />
    )
  if (tab === 'interviews')
    return (
      <CandidateInterviews
        candidateId={id}
        mayEdit={mayEdit}
        onSchedule={canOfferInterview(status) ? () => open('interview') : null}
      />
    )
  if (tab === 'documents') return <CandidateDocuments id={id} mayEdit={mayEdit} />
  if (tab === 'notes') return <NotesTab id={id} mayEdit={mayEdit} />
  if (tab === 'timeline') return <TimelineTab id={id} />
  return (
    <SummaryTab profile={profile} mayEdit={mayEdit} onOverride={() => open('override')} onMerge={() => open('merge')} />
  )
}

const Full = ({ profile, search, onSearch }: FullProps) => {
  const mayEdit = useCan('candidates:edit')
  const tab = search.tab ?? 'summary'
  const open = (what: ProfileDialog) => onSearch({ dialog: what }, false)
  const { id, name, position } = profile.candidate
  useDocumentTitle(name || 'Candidate')
  useEffect(() => noteVisit({ id, name: name || 'Unknown', position }), [id, name, position])
  return (
    <Stack gap="lg">
      <RecordAlerts profile={profile} mayEdit={mayEdit} onUnmerge={() => open('unmerge')} onHold={() => open('hold')} />
      {profile.offers.length > 0 ? <OfferLinks offers={profile.offers} /> : null}
      {profile.requests.length > 0 ? <CandidateRequests requests={profile.requests} mayEdit={mayEdit} /> : null}
      {profile.suggestions.length > 0 ? (
        <CandidateSuggestions suggestions={profile.suggestions} mayEdit={mayEdit} />
      ) : null}
      <ProfileHead profile={profile} mayEdit={mayEdit} onOpen={open} onGo={(where) => onSearch(where, false)} />
      <Tabs
        value={tab}
        onChange={(value) => {
          const next = profileTabs.find((one) => one === value)
          onSearch({ tab: next === 'summary' ? undefined : next }, false)
        }}
        keepMounted={false}
      >
        <ScrollableTabs>
          {profileTabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {one === 'notes' && profile.notes > 0 ? `Notes (${profile.notes})` : tabNames[one]}
            </Tabs.Tab>
          ))}
        </ScrollableTabs>
        <Tabs.Panel value={tab} pt="md">
          {renderPanel(tab, profile, mayEdit, open)}
        </Tabs.Panel>
      </Tabs>
      <ProfileDialogs
        profile={profile}
        open={mayEdit ? search.dialog : undefined}
        onClose={() => onSearch({ dialog: undefined }, true)}
      />
    </Stack>
  )
}

/** Get a candidate’s profile. A foreign id reads like an unknown one; one of the other kind moves to its own page. */
export const ProfilePage = ({ id, position, search, onSearch }: ProfilePageProps) => {
  const profile = useQuery(candidateProfile, { id })
  if (profile.isError && !profile.data) {
    const unknown = profile.error instanceof UserError && ['not-found', 'invalid'].includes(profile.error.code)
    return unknown ? (
      <NotFound />
    ) : (
      <ErrorState onRetry={() => void profile.refetch()}>
        {getErrorMessage(profile.error, 'Couldn’t load the candidate.')}
      </ErrorState>
    )
  }
  const candidate = profile.data?.candidate
  if (candidate && candidate.position !== position) return <Navigate {...getPage(candidate)} search={search} replace />
  return (
    <Stack gap="lg">
      {/* It stays while the next one loads, and keeps the focus. */}
      <WayThrough id={id} />
      {profile.data ? (
        <Full key={id} profile={profile.data} search={search} onSearch={onSearch} />
      ) : (
        <LoadingLines label="Loading candidate" lines={12} />
      )}
    </Stack>
  )
}
