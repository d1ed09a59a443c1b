import { useMemo } from 'react'
import { call } from '../../../../platform/web/call.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../ui/lazy.tsx'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { createSubject, EmptyNumberForm, StatusForm } from '../../../candidates/directory/web/public.ts'
import { candidateResume } from '../../../candidates/resumes/web/public.ts'
import { ScheduleDialog } from '../../../interviews/calendar/web/public.ts'
import { SchedulerDialog } from '../../../texting/auto-scheduler/web/public.ts'
import { TextDialog } from '../../../texting/messages/web/public.ts'
import type { Profile } from './profile-data.ts'
import type { ProfileDialog } from './profile-search.ts'

const AttachForm = lazyBody(async () => (await import('./forms/attach-form.tsx')).AttachForm)
const MergeForm = lazyBody(async () => (await import('./forms/merge-form.tsx')).MergeForm)
const UnmergeForm = lazyBody(async () => (await import('./forms/unmerge-form.tsx')).UnmergeForm)
const OfferForm = lazyBody(async () => (await import('../../../candidates/offers/web/public.ts')).OfferForm)
const ShareForm = lazyBody(async () => (await import('./forms/share-form.tsx')).ShareForm)
const ExplainForm = lazyBody(async () => (await import('../../../candidates/explanations/web/public.ts')).ExplainForm)
const PersonFileForm = lazyBody(
  async () => (await import('../../../candidates/person-files/web/public.ts')).PersonFileForm,
)
const CandidateHoldForm = lazyBody(
  async () => (await import('../../../candidates/legal-holds/web/public.ts')).CandidateHoldForm,
)
const ErasureForm = lazyBody(async () => (await import('./forms/erasure-form.tsx')).ErasureForm)
const EditForm = lazyBody(async () => (await import('./forms/edit-form.tsx')).EditForm)
const FollowUpForm = lazyBody(async () => (await import('./forms/follow-up-form.tsx')).FollowUpForm)
const ParticularsForm = lazyBody(async () => (await import('./forms/particulars-form.tsx')).ParticularsForm)
const OverrideForm = lazyBody(async () => (await import('./forms/override-form.tsx')).OverrideForm)
const CredentialForm = lazyBody(async () => (await import('./forms/credential-form.tsx')).CredentialForm)

type ProfileDialogsProps = { profile: Profile; open: ProfileDialog | undefined; onClose: () => void }

/** Every dialog of a candidate's page; the URL says which one is open. */
export const ProfileDialogs = ({ profile, open, onClose }: ProfileDialogsProps) => {
  const { candidate } = profile
  const mayOffer = useCan('platform:edit')
  const mayExport = useCan('records:export')
  const mayHold = useCan('records:hold')
  const subject = useMemo(() => createSubject(candidate), [candidate])
  const shared = { profile, onDone: onClose, onCancel: onClose }
  return (
    <>
      <Dialog opened={open === 'status'} onClose={onClose} title="Change Pipeline Status">
        <StatusForm subject={subject} onDone={onClose} onCancel={onClose} />
      </Dialog>
      <Dialog opened={open === 'archive'} onClose={onClose} title="Archive candidate">
        <StatusForm subject={subject} initial="Archived" onDone={onClose} onCancel={onClose} />
      </Dialog>
      <Dialog opened={open === 'edit'} onClose={onClose} title="Edit candidate" size="lg">
        <EditForm {...shared} />
      </Dialog>
      <Dialog opened={open === 'follow-up'} onClose={onClose} title="Owner and follow-up">
        <FollowUpForm {...shared} />
      </Dialog>
      <Dialog opened={open === 'particulars'} onClose={onClose} title="Licenses, supervision, assessments">
        <ParticularsForm {...shared} />
      </Dialog>
      <Dialog opened={open === 'override'} onClose={onClose} title="Set score manually">
        <OverrideForm {...shared} />
      </Dialog>
      <Dialog opened={open === 'registry'} onClose={onClose} title="Record registry result">
        <CredentialForm {...shared} />
      </Dialog>
      <Dialog opened={open === 'empty-number'} onClose={onClose} title="Clear the certification number?" size="sm">
        <EmptyNumberForm
          candidate={candidate}
          scores={profile.scores}
          countsCulture={profile.counts_culture_fit}
          override={profile.fit.override?.number ?? null}
          onDone={onClose}
          onCancel={onClose}
        />
      </Dialog>
      <ScheduleDialog
        opened={open === 'interview'}
        candidate={{ id: candidate.id, name: subject.name ?? 'Unknown' }}
        onClose={onClose}
      />
      <Dialog opened={open === 'attach'} onClose={onClose} title="Resume">
        <AttachForm {...shared} />
      </Dialog>
      <Dialog opened={open === 'merge'} onClose={onClose} title="Merge with duplicate">
        <MergeForm {...shared} />
      </Dialog>
      <Dialog opened={open === 'unmerge'} onClose={onClose} title="Undo this merge?">
        <UnmergeForm {...shared} />
      </Dialog>
      <Dialog opened={open === 'share'} onClose={onClose} title="Share read-only link">
        <ShareForm {...shared} />
      </Dialog>
      <Dialog opened={open === 'explanation'} onClose={onClose} title="Explain the score">
        <ExplainForm id={candidate.id} onDone={onClose} />
      </Dialog>
      <Dialog opened={open === 'everything' && mayExport} onClose={onClose} title="Everything on file">
        <PersonFileForm id={candidate.id} kind="everything" onDone={onClose} />
      </Dialog>
      <Dialog opened={open === 'decision' && mayExport} onClose={onClose} title="Decision record">
        <PersonFileForm id={candidate.id} kind="decision" onDone={onClose} />
      </Dialog>
      <Dialog opened={open === 'offer' && mayOffer} onClose={onClose} title="Refer to another clinic">
        <OfferForm
          candidate={candidate}
          record={{ isMerged: profile.mergedInto !== null, isLeaving: profile.erasure !== null }}
          onDone={onClose}
          onCancel={onClose}
        />
      </Dialog>
      <Dialog opened={open === 'erasure'} onClose={onClose} title="Delete on request">
        <ErasureForm {...shared} />
      </Dialog>
      <Dialog opened={open === 'hold' && mayHold} onClose={onClose} title="Legal hold">
        <CandidateHoldForm id={candidate.id} hold={profile.hold} onDone={onClose} onCancel={onClose} />
      </Dialog>
      <SchedulerDialog opened={open === 'scheduler' && profile.scheduler} onClose={onClose} subject={subject} />
      <TextDialog
        opened={open === 'text'}
        onClose={onClose}
        onSent={onClose}
        subject={{
          selection: subject.selection,
          count: 1,
          one: { id: candidate.id, name: subject.name ?? 'Unknown', hasResume: candidate.hasResume },
        }}
        loadResumeText={async (id) => (await call(candidateResume, { id })).resume_text ?? ''}
      />
    </>
  )
}
