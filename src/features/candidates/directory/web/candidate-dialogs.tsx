import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { call } from '../../../../platform/web/call.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../ui/lazy.tsx'
import { useLastValue } from '../../../../ui/use-last-value.ts'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { candidateResume } from '../../resumes/web/public.ts'
import { type CandidateRow } from '../contract/directory.ts'
import { getPage } from '../rules/candidate-link.ts'
import type { CandidateSearch, Openable, Scope } from './candidate-search.ts'
import { useDialogSlots } from './dialog-slots.ts'
import { createSubject, createSubjectForMany } from './subject.ts'
import type { CandidateView } from './table/create-candidate-columns.tsx'
import type { SelectionState } from './table/use-selection.ts'
import { useCandidateRow } from './use-candidate-row.ts'
import { useScheduler } from './use-scheduler.ts'

const FilterForm = lazyBody(async () => (await import('./filters/filter-form.tsx')).FilterForm)
const AddForm = lazyBody(async () => (await import('./adding/add-form.tsx')).AddForm)
const SortForm = lazyBody(async () => (await import('./filters/sort-form.tsx')).SortForm)
const BulkActions = lazyBody(async () => (await import('./bulk-actions.tsx')).BulkActions)
const StatusForm = lazyBody(async () => (await import('./status/status-form.tsx')).StatusForm)
const VideoBody = lazyBody(async () => (await import('./video-body.tsx')).VideoBody)

type CandidateDialogsProps = {
  view: CandidateView
  scope: Scope
  timeZone: string
  search: CandidateSearch
  rows: readonly CandidateRow[] | null
  selection: SelectionState
  onSearch: (change: CandidateSearch) => void
  onOpen: (what: Openable | undefined, id?: string) => void
}

/** Every dialog of the candidate table. The URL names the open one and its subject. */
export const CandidateDialogs = (props: CandidateDialogsProps) => {
  const { view, scope, timeZone, search, rows, selection, onSearch, onOpen } = props
  const navigate = useNavigate()
  const { TextDialog, SchedulerDialog } = useDialogSlots()
  const hasScheduler = useScheduler()
  const mayEdit = useCan('candidates:edit')
  const mayAdd = mayEdit && view === 'directory'
  const row = useCandidateRow(search.id, rows)
  const { selection: chosen, count, seen } = selection
  const subject = useMemo(
    () => (search.id ? row && createSubject(row) : count > 0 ? createSubjectForMany(chosen, count, seen) : null),
    [search.id, row, chosen, count, seen],
  )
  // One selected person gets the text dialog of one person.
  const only = !search.id && count === 1 && 'ids' in chosen ? chosen.ids[0] : undefined
  const alone = useCandidateRow(only, rows)
  const texted = useMemo(() => (only === undefined ? subject : alone && createSubject(alone)), [only, subject, alone])
  const person = useLastValue(row)
  const about = useLastValue(subject)
  const aboutText = useLastValue(texted)
  const close = () => onOpen(undefined)
  const is = (what: Openable) => search.open === what
  const finish = () => {
    close()
    selection.clear()
  }
  return (
    <>
      <Dialog opened={is('filter')} onClose={close} title="Filter candidates" size="lg">
        <FilterForm
          view={view}
          scope={scope}
          timeZone={timeZone}
          current={search}
          onApply={(filters) => onSearch({ ...filters, page: undefined, open: undefined })}
          onCancel={close}
        />
      </Dialog>
      <Dialog opened={is('add') && mayAdd} onClose={close} title="Add Candidate" size="lg">
        <AddForm onDone={close} onCancel={close} onOpen={(id, position) => void navigate(getPage({ id, position }))} />
      </Dialog>
      <Dialog opened={is('sort')} onClose={close} title="Sort candidates">
        <SortForm
          current={search}
          onApply={(sort) => onSearch({ ...sort, page: undefined, open: undefined })}
          onCancel={close}
        />
      </Dialog>
      <Dialog opened={is('bulk') && selection.count > 0} onClose={close} title="Bulk Actions">
        <BulkActions
          count={selection.count}
          onStatus={() => onOpen('status')}
          onText={() => onOpen('text')}
          onArchive={() => onOpen('archive')}
          onScheduler={hasScheduler ? () => onOpen('scheduler') : undefined}
        />
      </Dialog>
      <Dialog opened={is('status') && subject !== null} onClose={close} title="Change Pipeline Status">
        {about ? <StatusForm subject={about} onDone={finish} onCancel={close} /> : null}
      </Dialog>
      <Dialog
        opened={is('archive') && subject !== null}
        onClose={close}
        title={about?.count === 1 ? 'Archive candidate' : 'Archive candidates'}
      >
        {about ? <StatusForm subject={about} initial="Archived" onDone={finish} onCancel={close} /> : null}
      </Dialog>
      <TextDialog
        opened={is('text') && texted !== null && !(search.view === 'review' && search.id)}
        onClose={close}
        onSent={finish}
        subject={
          aboutText && {
            selection: aboutText.selection,
            count: aboutText.count,
            one: aboutText.row && {
              id: aboutText.row.id,
              name: aboutText.name ?? 'Unknown',
              hasResume: aboutText.row.hasResume,
            },
          }
        }
        loadResumeText={async (id) => (await call(candidateResume, { id })).resume_text ?? ''}
      />
      <SchedulerDialog opened={is('scheduler') && subject !== null && hasScheduler} onClose={close} subject={about} />
      <Dialog
        opened={is('video') && row !== null}
        onClose={close}
        title={`Video introduction${person ? ` of ${person.name}` : ''}`}
        size="lg"
      >
        {person ? <VideoBody link={person.video_introduction} name={person.name} /> : null}
      </Dialog>
    </>
  )
}
