import { lazyResume } from '../../../resumes/web/public.ts'
import type { CandidateRow } from '../../contract/directory.ts'
import type { ListParts } from '../candidate-list.tsx'
import { AnalysisBody } from '../lazy-bodies.tsx'
import { isResumeMissing, MissingResume } from './missing-resume.tsx'
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
  asksForResume: boolean
  onTextOne: (id: string, asksForResume?: boolean) => void
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
  const { row, choices, status, isTexting, asksForResume, isPhone, mayEdit, part, onPart } = props
  const { onGive, onArchive, onSkip, onTextOne, open, end } = props
  if (!row) return <ReviewEnd {...end} mayEdit={mayEdit} onText={props.onText} />
  const resume = (
    <>
      <ResumeBody id={row.id} bare part={part} onPart={onPart} />
      {mayEdit && isResumeMissing(row) ? (
        <MissingResume row={row} isPhone={isPhone} onAsk={() => onTextOne(row.id, true)} />
      ) : null}
    </>
  )
  if (isPhone && !isTexting)
    return (
      <ReviewPhone
        key={row.id}
        choices={choices}
        status={status}
        mayEdit={mayEdit}
        onGive={onGive}
        onArchive={onArchive}
        onText={() => onTextOne(row.id)}
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
      asksForResume={asksForResume}
      onText={() => onTextOne(row.id)}
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
