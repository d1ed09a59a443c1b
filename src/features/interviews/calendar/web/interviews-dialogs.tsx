import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { SideDetail } from '../../../../ui/dialog/side-detail.tsx'
import { lazyBody } from '../../../../ui/lazy.tsx'
import { useLastValue } from '../../../../ui/use-last-value.ts'
import { oneInterview } from '../contract/interviews.ts'
import { InterviewAwaited } from './interview-awaited.tsx'
import type { InterviewsSearch } from './interviews-search.ts'
import { ScheduleDialog } from './schedule/schedule-dialog.tsx'

const InterviewDetails = lazyBody(async () => (await import('./interview-details.tsx')).InterviewDetails)
const CancelForm = lazyBody(async () => (await import('./cancel-form.tsx')).CancelForm)
const CandidatePicker = lazyBody(async () => (await import('./schedule/candidate-picker.tsx')).CandidatePicker)
const FeedForm = lazyBody(async () => (await import('./feed-form.tsx')).FeedForm)

type InterviewsDialogsProps = {
  search: InterviewsSearch
  mayEdit: boolean
  /** The details of an interview have room next to the list. */
  isBeside: boolean
  /** A candidate's panel has their place. */
  isCovered: boolean
  onSearch: (change: InterviewsSearch, replace: boolean) => void
}

/** The details and the dialogs of the interviews, as the URL says. */
export const InterviewsDialogs = (props: InterviewsDialogsProps) => {
  const { search, mayEdit, isBeside, isCovered, onSearch } = props
  const { dialog, shown: open } = search
  const [candidate, setCandidate] = useState<{ id: string; name: string } | null>(null)
  const close = () => onSearch({ dialog: undefined, id: undefined, to: undefined }, true)
  const wanted = dialog === 'change' || dialog === 'cancel' ? (search.id ?? open) : undefined
  const one = useQuery(oneInterview, { id: wanted ?? '' }, { enabled: wanted !== undefined, staleTime: 0 })
  const subject = one.data && one.data.id === wanted ? one.data : null
  const isWaiting = mayEdit && wanted !== undefined && subject === null
  // A quick load needs no message.
  const [isSlow] = useDebouncedValue(isWaiting, 400)
  const shown = useLastValue(subject)
  const shownId = useLastValue(open ?? null)
  const stop = () => {
    setCandidate(null)
    close()
  }
  return (
    <>
      <SideDetail
        opened={open !== undefined && !isCovered}
        isBeside={isBeside}
        onClose={() => onSearch({ shown: undefined }, true)}
        title="Interview"
      >
        {shownId ? (
          <InterviewDetails
            key={shownId}
            id={shownId}
            mayEdit={mayEdit}
            onChange={() => onSearch({ dialog: 'change', id: shownId }, false)}
            onCancel={() => onSearch({ dialog: 'cancel', id: shownId }, false)}
          />
        ) : null}
      </SideDetail>
      <Dialog opened={dialog === 'add' && candidate === null && mayEdit} onClose={stop} title="Schedule interview">
        <CandidatePicker onChoose={setCandidate} onCancel={stop} />
      </Dialog>
      <ScheduleDialog
        opened={mayEdit && ((dialog === 'add' && candidate !== null) || (dialog === 'change' && subject !== null))}
        candidate={dialog === 'change' ? null : candidate}
        interview={dialog === 'add' ? null : shown}
        moveTo={dialog === 'change' ? search.to : undefined}
        onClose={stop}
      />
      <Dialog
        opened={isWaiting && (one.isError || isSlow)}
        onClose={close}
        title={dialog === 'cancel' ? 'Cancel interview' : 'Reschedule or edit'}
      >
        <InterviewAwaited error={one.error} onRetry={() => void one.refetch()} />
      </Dialog>
      <Dialog opened={dialog === 'cancel' && subject !== null && mayEdit} onClose={close} title="Cancel interview">
        {shown ? <CancelForm key={shown.id} interview={shown} onDone={close} onCancel={close} /> : null}
      </Dialog>
      <Dialog opened={dialog === 'feed'} onClose={close} title="Interviews in your calendar">
        <FeedForm onDone={close} />
      </Dialog>
    </>
  )
}
