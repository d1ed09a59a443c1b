import { useState } from 'react'
import { usePageCandidates } from '../../../../../platform/web/panel/page-candidates.ts'
import { Board } from '../../../../../ui/board/board.tsx'
import { lazyDialogs } from '../../../../../ui/dialog/lazy-dialog.tsx'
import { showProblem } from '../../../../../ui/notice/show-toast.ts'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import type { CandidateRow } from '../../contract/directory.ts'
import { needsReason } from '../../rules/archive-reasons.ts'
import type { ListParts } from '../candidate-list.tsx'
import { reloadPage } from '../reload-page.ts'
import { describeStatusFailure } from '../status/describe-status-failure.ts'
import { type Conflict, getConflict } from '../status/get-conflict.ts'
import { showStatusNotice } from '../status/show-status-notice.tsx'
import { StatusBadge } from '../status/status-badge.tsx'
import { useChangeStatus } from '../status/use-change-status.ts'
import { BoardCard } from './board-card.tsx'
import type { Move } from './reason-dialog.tsx'
import { useBoard } from './use-board.ts'

const ReasonDialog = lazyDialogs(async () => (await import('./reason-dialog.tsx')).ReasonDialog, {
  isOpen: ({ pending }) => pending !== null,
  closed: (props) => ({ ...props, pending: null }),
})

const cardHeight = 100
const freshWithin = 4_000
/** Whether the candidate is hired or gone, and waits for no one. */
const isDone = (status: string) => status === 'Hired' || needsReason(status)
type BlockedMove = Move & { why: string; conflict: Conflict }
const ConflictDialog = lazyDialogs(async () => (await import('../status/conflict-dialog.tsx')).ConflictDialog, {
  isOpen: ({ asked }) => asked !== null,
  closed: (props) => ({ ...props, asked: null }),
})

/** Candidates by status; a card moved to another column gets its status, and it can be undone. */
export const BoardView = ({ query, mayEdit, open }: ListParts) => {
  const { columns, failed, retry, more } = useBoard(query)
  const { change, undo } = useChangeStatus()
  const [moved, setMoved] = useState<ReadonlyMap<string, string>>(new Map())
  const [pending, setPending] = useState<Move | null>(null)
  const [met, setMet] = useState<BlockedMove | null>(null)
  usePageCandidates(columns?.flatMap((column) => column.rows.map(({ id }) => id)) ?? null)
  if (failed) return <ErrorState onRetry={reloadPage}>Failed to load candidates</ErrorState>
  if (!columns) return <LoadingLines label="Loading the board" lines={10} />
  const rows = columns.flatMap((column) => column.rows)
  const put = async ({ row, to }: Move, why: string, seen = row.status) => {
    const forget = () => setMoved((now) => new Map([...now].filter(([id]) => id !== row.id)))
    setMoved((now) => new Map(now).set(row.id, to))
    try {
      showStatusNotice({ ...(await change({ ids: [row.id] }, to, why, { [row.id]: seen })), status: to }, undo)
      // The fresh answer is on its way; until then the card stays where it was put.
      setTimeout(forget, freshWithin)
    } catch (error) {
      forget()
      const conflict = getConflict(error)
      if (conflict) setMet({ row, to, why, conflict })
      else showProblem(describeStatusFailure(error))
    }
  }
  const move = (id: string, to: string) => {
    const row = rows.find((one) => one.id === id)
    if (!row || !mayEdit || row.status === to) return
    if (needsReason(to)) setPending({ row, to })
    else void put({ row, to }, '')
  }
  const targets = mayEdit ? columns.map(({ status }) => status) : []
  const getStatus = (row: CandidateRow) => moved.get(row.id) ?? row.status
  return (
    <>
      <Board
        label="Candidates by status"
        cardHeight={cardHeight}
        onMove={move}
        columns={columns.map(({ status, total, rows: own, hasMore }) => {
          const came = rows.filter((row) => moved.get(row.id) === status && !own.includes(row))
          const left = own.filter((row) => getStatus(row) !== status && moved.has(row.id))
          const here = [...came, ...own.filter((row) => !left.includes(row))]
          return {
            key: status,
            name: status,
            title: <StatusBadge status={status} />,
            folds: isDone(status),
            count: total + came.length - left.length,
            onMore: hasMore ? () => more(status) : undefined,
            cards: here.map((row) => ({
              id: row.id,
              name: row.name || row.full_name || 'Unknown',
              content: (
                <BoardCard
                  row={row}
                  targets={targets}
                  onMove={(to) => move(row.id, to)}
                  onOpen={(what, id) => open(what, id)}
                />
              ),
            })),
          }
        })}
      />
      <ConflictDialog
        asked={met && { conflict: met.conflict, wanted: met.to }}
        onKeep={() => {
          setMet(null)
          retry()
        }}
        onMove={() => {
          setMet(null)
          if (met) void put(met, met.why, met.conflict.now[met.row.id])
        }}
      />
      <ReasonDialog
        pending={pending}
        onCancel={() => setPending(null)}
        onMove={(asked, reason) => {
          setPending(null)
          void put(asked, reason)
        }}
      />
    </>
  )
}
