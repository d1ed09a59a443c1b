import { useMemo, useState } from 'react'
import { call } from '../../../../../platform/web/call.ts'
import type { PanelAct } from '../../../../../platform/web/panel/panel-search.ts'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { type CandidateRow, createSubject, StatusForm } from '../../../../candidates/directory/web/public.ts'
import { candidateResume } from '../../../../candidates/resumes/web/public.ts'
import { BookForm } from '../../../../interviews/booking/web/public.ts'
import { ScheduleDialog } from '../../../../interviews/calendar/web/public.ts'
import { TextDialog } from '../../../../texting/messages/web/public.ts'

type PanelActsProps = { row: CandidateRow; act: PanelAct | undefined; onClose: () => void }

/** Actions on the person in the panel, each in a dialog above it. */
export const PanelActs = ({ row, act, onClose }: PanelActsProps) => {
  const subject = useMemo(() => createSubject(row), [row])
  const name = subject.name ?? 'Unknown'
  const [isFull, setFull] = useState(false)
  const closeBooking = () => {
    setFull(false)
    onClose()
  }
  return (
    <>
      <Dialog opened={act === 'status'} onClose={onClose} title="Change Pipeline Status">
        <StatusForm subject={subject} onDone={onClose} onCancel={onClose} />
      </Dialog>
      <Dialog opened={act === 'archive'} onClose={onClose} title="Archive candidate">
        <StatusForm subject={subject} initial="Archived" onDone={onClose} onCancel={onClose} />
      </Dialog>
      <Dialog opened={act === 'book' && !isFull} onClose={onClose} title={`Book an interview with ${name}`} size="lg">
        <BookForm isBare key={row.id} candidateId={row.id} onDone={onClose} onMore={() => setFull(true)} />
      </Dialog>
      <ScheduleDialog opened={act === 'book' && isFull} candidate={{ id: row.id, name }} onClose={closeBooking} />
      <TextDialog
        opened={act === 'text'}
        onClose={onClose}
        onSent={onClose}
        subject={{ selection: subject.selection, count: 1, one: { id: row.id, name, hasResume: row.hasResume } }}
        loadResumeText={async (id) => (await call(candidateResume, { id })).resume_text ?? ''}
      />
    </>
  )
}
