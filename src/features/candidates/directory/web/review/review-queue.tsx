import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { setShortcutsOpen } from '../../../../../platform/web/shortcuts-open.ts'
import { lazyDialogs } from '../../../../../ui/dialog/lazy-dialog.tsx'
import { EmptyState, ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { useKeys } from '../../../../../ui/use-keys.ts'
import type { CandidateRow } from '../../contract/directory.ts'
import { needsReason } from '../../rules/archive-reasons.ts'
import { describePlace } from '../../rules/review/describe-place.ts'
import { reviewQuery, undecidedQuery } from '../../rules/review/review-query.ts'
import type { ListParts } from '../candidate-list.tsx'
import type { CandidateSearch } from '../candidate-search.ts'
import { reloadPage } from '../reload-page.ts'
import { PrefetchNext } from './prefetch-next.ts'
import css from './review.module.css'
import { ReviewHead } from './review-head.tsx'
import { RoundBody } from './round-body.tsx'
import { archived, keysThereAre } from './status-keys.tsx'
import { useReturn } from './use-return.ts'
import { useReviewRows } from './use-review-rows.ts'
import { useRound } from './use-round.ts'
import { useStatusKeys } from './use-status-keys.ts'

const ReasonDialog = lazyDialogs(async () => (await import('./reason-dialog.tsx')).ReasonDialog, {
  isOpen: ({ status }) => status !== null,
  closed: (props) => ({ ...props, status: null }),
})
const ConflictDialog = lazyDialogs(async () => (await import('../status/conflict-dialog.tsx')).ConflictDialog, {
  isOpen: ({ asked }) => asked !== null,
  closed: (props) => ({ ...props, asked: null }),
})

type ReviewQueueProps = ListParts & {
  search: CandidateSearch
  onSearch: (change: CandidateSearch, replace: boolean) => void
}
type RoundProps = ReviewQueueProps & {
  rows: readonly CandidateRow[]
  isFull: boolean
  /** Number of people seen in earlier rounds. */
  earlier: number
  onNextRound: () => void
  onUndecided: (() => void) | null
  onLeave: () => void
}

/** Position in a round, its start, and its end after the last person. */
const usePlace = (count: number) => {
  const [began] = useState(() => Date.now())
  const [place, setPlace] = useState<{ at: number; ended: number | null }>({ at: 0, ended: null })
  const goTo = (next: number) => {
    const at = Math.min(count, Math.max(0, next))
    setPlace(({ ended }) => ({ at, ended: at < count ? null : (ended ?? Date.now()) }))
  }
  return { began, ...place, goTo }
}

/** Opens the text to one person; some begin with the request for a resume. */
const useTextOne = (open: ListParts['open']) => {
  const [asked, setAsked] = useState<string | null>(null)
  const onTextOne = (id: string, asksForResume = false) => {
    setAsked(asksForResume ? id : null)
    open('text', id)
  }
  return { asked, onTextOne }
}

const Round = (props: RoundProps) => {
  const { rows, isFull, earlier, onNextRound, onUndecided, onLeave, open, mayEdit, query, total, search, selection } =
    props
  // A new status may remove someone from the list: the total is never lower than the people seen.
  const all = Math.max(isFull ? (total ?? 0) : 0, earlier + rows.length)
  const { at, began, ended, goTo } = usePlace(rows.length)
  const [asked, setAsked] = useState<string | null>(null)
  const [part, setPart] = useState<'text' | 'file' | null>(null)
  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  const { give, takeBack, statuses, canUndo, asked: met, decide } = useRound(rows, goTo)
  const row = rows[at]
  const choices = useStatusKeys(row)
  const status = row ? (statuses.get(row.id) ?? row.status) : ''
  const isTexting = row !== undefined && search.open === 'text' && search.id === row.id && mayEdit
  const choose = (choice: string) => (needsReason(choice) ? setAsked(choice) : void give(at, choice))
  const archive = mayEdit && row && choices.includes(archived) ? () => setAsked(archived) : undefined
  const onRow = (action: (one: CandidateRow) => void) => (row ? () => action(row) : undefined)
  const undo = mayEdit && canUndo ? () => void takeBack() : undefined
  const { asked: askedForResume, onTextOne } = useTextOne(open)
  const endText = () => open(undefined)
  const turn = () => setPart((now) => (now === 'file' ? 'text' : 'file'))
  useKeys({
    j: () => goTo(at + 1),
    k: () => goTo(at - 1),
    a: archive,
    t: mayEdit ? onRow((one) => onTextOne(one.id)) : undefined,
    r: row ? turn : undefined,
    v: row?.type === 'Premium' ? onRow((one) => open('video', one.id)) : undefined,
    u: undo,
    s: mayEdit ? onRow((one) => open('status', one.id)) : undefined,
    Escape: isTexting ? endText : onLeave,
    ...(mayEdit
      ? Object.fromEntries(choices.slice(0, keysThereAre).map((choice, n) => [String(n + 1), () => choose(choice)]))
      : {}),
  })
  return (
    <div className={css.review}>
      <PrefetchNext next={rows[at + 1]} />
      <ReviewHead
        told={row ? describePlace(earlier + at + 1, all, query) : `All ${rows.length} reviewed`}
        name={row ? row.name || 'Unknown' : null}
        share={at / Math.max(1, rows.length)}
        isPhone={isPhone}
        onLeave={onLeave}
        onPrevious={at > 0 ? () => goTo(at - 1) : undefined}
        onNext={row ? () => goTo(at + 1) : undefined}
        onUndo={undo}
        onHelp={() => setShortcutsOpen(true)}
      />
      <RoundBody
        row={row}
        choices={choices}
        status={status}
        isTexting={isTexting}
        asksForResume={askedForResume === row?.id}
        onTextOne={onTextOne}
        isPhone={isPhone}
        mayEdit={mayEdit}
        part={part}
        onPart={setPart}
        onGive={choose}
        onArchive={() => setAsked(archived)}
        onSkip={() => goTo(at + 1)}
        onText={(ids) => {
          selection.clear()
          selection.set(ids, true)
          open('text')
        }}
        open={open}
        end={{
          given: statuses,
          took: (ended ?? began) - began,
          skipped: rows.length - statuses.size,
          onNextRound: isFull ? onNextRound : null,
          onUndecided,
          onLeave,
        }}
      />
      <ReasonDialog
        status={row ? asked : null}
        row={row}
        onClose={() => setAsked(null)}
        onGive={(reason) => {
          setAsked(null)
          if (asked !== null) void give(at, asked, reason)
        }}
      />
      <ConflictDialog
        asked={met && { conflict: met.conflict, wanted: met.status }}
        onKeep={() => decide(false)}
        onMove={() => decide(true)}
      />
    </div>
  )
}

/**
 * One candidate at a time on the whole screen: reasons, résumé, and keys that give a status and move to the next one.
 */
export const ReviewQueue = (parts: ReviewQueueProps) => {
  const { rows, failed, isFull, earlier, nextRound } = useReviewRows(parts.query)
  const leave = useReturn(() => parts.onSearch({ view: undefined, open: undefined, id: undefined }, true))
  const isNew = parts.query.dateRange === reviewQuery.dateRange
  const onUndecided = isNew
    ? () => parts.onSearch({ ...undecidedQuery, status: [...undecidedQuery.status] }, true)
    : null
  if (failed) return <ErrorState onRetry={reloadPage}>Failed to load candidates</ErrorState>
  if (!rows)
    return (
      <div className={css.alone}>
        <LoadingLines label="Loading the review queue" lines={10} />
      </div>
    )
  if (rows.length === 0)
    return (
      <EmptyState
        title={onUndecided ? 'No new candidates to review' : 'No candidates to review'}
        action={
          <>
            {onUndecided ? <Button onClick={onUndecided}>Review All Undecided</Button> : null}
            <Button variant={onUndecided ? 'subtle' : 'default'} onClick={leave}>
              Leave Review
            </Button>
          </>
        }
      >
        {onUndecided
          ? 'Everyone who applied since the last working day has a status.'
          : 'Choose other filters, or clear them, to review more candidates.'}
      </EmptyState>
    )
  return (
    <Round
      key={rows[0]?.id}
      {...parts}
      rows={rows}
      isFull={isFull}
      earlier={earlier}
      onNextRound={nextRound}
      onUndecided={onUndecided}
      onLeave={leave}
    />
  )
}
