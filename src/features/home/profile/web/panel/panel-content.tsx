import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../../platform/web/call.ts'
import type { PanelPart } from '../../../../../platform/web/panel/panel-search.ts'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { LoadingLines } from '../../../../../ui/states.tsx'
import { isUnscored } from '../../../../candidates/directory/rules/resume/explain-missing-score.ts'
import { AnalysisBody, CandidateHead, type CandidateRow } from '../../../../candidates/directory/web/public.ts'
import { candidateResume, lazyResume } from '../../../../candidates/resumes/web/public.ts'
import { CandidateMessages } from '../../../../conversations/inbox/web/public.ts'
import { canOfferInterview, isInterviewTimeMissing } from '../../../../interviews/calendar/rules/interview-statuses.ts'
import { CandidateInterviews, NextInterview } from '../../../../interviews/calendar/web/public.ts'
import { NeedsTime } from './needs-time.tsx'
import css from './panel.module.css'

const ResumeBody = lazyResume('Loading resume', 12)
const NotesTab = lazyComponent(
  async () => (await import('../notes-tab.tsx')).NotesTab,
  <LoadingLines label="Loading notes" lines={8} />,
)

const quiet = { variant: 'subtle', size: 'compact-sm' } as const

const TextExplanation = lazyComponent(
  async () => (await import('./text-explanation.tsx')).TextExplanation,
  <Button {...quiet} loading>
    Text the Explanation
  </Button>,
)

/** Texts the explanation of a score with one press. The code that writes and sends it loads with the press. */
const ExplanationButton = ({ row }: { row: CandidateRow }) => {
  const [isPressed, setIsPressed] = useState(false)
  if (isPressed) return <TextExplanation row={row} />
  return (
    <Button {...quiet} onClick={() => setIsPressed(true)}>
      Text the Explanation
    </Button>
  )
}

/** Name of each part. */
export const partTitles: Record<PanelPart, string> = {
  analysis: 'Analysis',
  resume: 'Resume',
  messages: 'Messages',
  interviews: 'Interviews',
  notes: 'Notes',
}

type PanelContentProps = {
  id: string
  /** Null until it was read: analysis and résumé ask for themselves. */
  row: CandidateRow | null
  part: PanelPart
  mayEdit: boolean
  /** An interview is scheduled, but none is booked. */
  isTimeMissing: boolean
  /** The phone number and the status are next to it already. */
  isReached?: boolean
  onPart: (part: PanelPart) => void
  onBook: () => void
}

const canBeTexted = ({ phone_number, opted_out, text_consent }: CandidateRow): boolean =>
  phone_number !== null && opted_out === null && text_consent !== 'refused'

/** One part of a candidate's panel. The person's name is above it. */
export const PanelContent = (props: PanelContentProps) => {
  const { id, row, part, mayEdit, isTimeMissing, isReached = false, onPart, onBook } = props
  const isScheduled = row !== null && isInterviewTimeMissing(row.status, [])
  const next = (
    <div className={css.line}>
      <NextInterview key={id} candidateId={id} onOpen={() => onPart('interviews')} />
    </div>
  )
  // A status that promises an interview has its time next to it, or that it has none.
  const mark = isTimeMissing ? <NeedsTime /> : isScheduled ? next : null
  const head = { isNamed: true, isReached, mark }
  if (part === 'analysis')
    return (
      <AnalysisBody
        id={id}
        {...head}
        action={
          mayEdit && row && canBeTexted(row) && !isUnscored(row) ? (
            <ExplanationButton key={`text ${id}`} row={row} />
          ) : null
        }
        below={isScheduled ? null : next}
      />
    )
  if (part === 'resume')
    return (
      <Stack gap="md">
        {row ? <CandidateHead row={row} {...head} /> : <LoadingLines label="Loading candidate" lines={1} />}
        <ResumeBody id={id} bare />
      </Stack>
    )
  if (!row) return <LoadingLines label="Loading candidate" lines={9} />
  return (
    <Stack gap="md">
      <CandidateHead row={row} {...head} />
      {part === 'messages' ? (
        <CandidateMessages
          key={id}
          candidate={{ id, name: row.name || 'Unknown', hasResume: row.hasResume, status: row.status }}
          mayEdit={mayEdit}
          loadResume={async () => (await call(candidateResume, { id })).resume_text ?? ''}
        />
      ) : part === 'interviews' ? (
        <CandidateInterviews
          key={id}
          candidateId={id}
          mayEdit={mayEdit}
          onSchedule={canOfferInterview(row.status) ? onBook : null}
        />
      ) : (
        <NotesTab key={id} id={id} mayEdit={mayEdit} />
      )}
    </Stack>
  )
}
