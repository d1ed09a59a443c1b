import { lazyResume } from '../../../resumes/web/public.ts'
import type { CandidateRow } from '../../contract/directory.ts'
import type { ListParts } from '../candidate-list.tsx'
import { AnalysisBody } from '../lazy-bodies.tsx'
import css from './review.module.css'
import { ReviewBrief } from './review-brief.tsx'
import { ReviewDecide } from './review-decide.tsx'
import { ReviewEnd, type ReviewEndProps } from './review-end.tsx'
import { ReviewPhone } from './review-phone.tsx'

const ResumeBody = lazyResume('Loading resume', 16)

type ResumePart = 'text' | 'file'
type RoundBodyProps = {
  /** Undefined after the last person. */
  row: CandidateRow | undefined
  choices: readonly string[]
  status: string
  isTexting: boolean
  isPhone: boolean
  mayEdit: boolean
  part: ResumePart | null
  onPart: (part: ResumePart) => void
  onGive: (status: string) => void
  onArchive: () => void
  onSkip: () => void
  /** One text for these, at the end. */
  onText: (ids: string[]) => void
  open: ListParts['open']
  end: Pick<ReviewEndProps, 'given' | 'took' | 'skipped' | 'onNextRound' | 'onUndecided' | 'onLeave'>
}

/** Content below the head of a review: three columns, two and a bar on a tablet, a card on a phone, and the summary at the end. */
export const RoundBody = (props: RoundBodyProps) => {
  const { row, choices, status, isTexting, isPhone, mayEdit, part, onPart, onGive, onArchive, onSkip, open, end } =
    props
  if (!row) return <ReviewEnd {...end} mayEdit={mayEdit} onText={props.onText} />
  const resume = <ResumeBody id={row.id} bare part={part} onPart={onPart} />
  if (isPhone && !isTexting)
    return (
      <ReviewPhone
        key={row.id}
        choices={choices}
        status={status}
        mayEdit={mayEdit}
        onGive={onGive}
        onArchive={onArchive}
        onText={() => open('text', row.id)}
        onSkip={onSkip}
        onMore={() => open('status', row.id)}
      >
        <ReviewBrief row={row} />
        {resume}
      </ReviewPhone>
    )
  const decide = (
    <ReviewDecide
      row={row}
      choices={choices}
      status={status}
      mayEdit={mayEdit}
      isTexting={isTexting}
      onGive={onGive}
      onText={() => open('text', row.id)}
      onTextDone={() => open(undefined)}
      onVideo={() => open('video', row.id)}
    />
  )
  if (isPhone) return <section className={css.alone}>{decide}</section>
  return (
    <div className={css.columns} data-texting={isTexting || undefined}>
      <section aria-label="Candidate" key={`why ${row.id}`}>
        <AnalysisBody id={row.id} />
      </section>
      <div key={`resume ${row.id}`} className={css.paper}>
        {resume}
      </div>
      <section aria-label="Decide">{decide}</section>
    </div>
  )
}
