import { Button } from '@mantine/core'
import { useState } from 'react'
import { sentenceOf } from '../../../../platform/web/call.ts'
import { Board } from '../../../../ui/board/board.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { notice } from '../../../../ui/notice.ts'
import { Failed, LoadingLines } from '../../../../ui/states.tsx'
import type { CandidateRow } from '../../contract.ts'
import { asksForReason } from '../../rules/archive-reasons.ts'
import type { ListParts } from '../candidate-list.tsx'
import { ArchiveReason } from '../status/archive-reason.tsx'
import { StatusBadge } from '../status/status-badge.tsx'
import { statusNotice } from '../status/status-notice.tsx'
import { useChangeStatus } from '../status/use-change-status.ts'
import { BoardCard } from './board-card.tsx'
import { useBoard } from './use-board.ts'

const cardHeight = 96
const freshWithin = 4_000
type Pending = { row: CandidateRow; to: string }

/** Candidates by status; a card moved to another column gets its status, and it can be undone. */
export const BoardView = ({ query, mayEdit, open }: ListParts) => {
  const { columns, failed, retry, more } = useBoard(query)
  const { change, undo } = useChangeStatus()
  const [moved, setMoved] = useState<ReadonlyMap<string, string>>(new Map())
  const [pending, setPending] = useState<Pending | null>(null)
  const [reason, setReason] = useState('')
  if (failed) return <Failed onRetry={retry}>Failed to load candidates</Failed>
  if (!columns) return <LoadingLines label="Loading the board" lines={10} />
  const rows = columns.flatMap((column) => column.rows)
  const put = async ({ row, to }: Pending, why: string) => {
    const forget = () => setMoved((now) => new Map([...now].filter(([id]) => id !== row.id)))
    setMoved((now) => new Map(now).set(row.id, to))
    try {
      statusNotice({ ...(await change({ ids: [row.id] }, to, why)), status: to }, undo)
      // The fresh answer is on its way; until then the card stays where it was put.
      setTimeout(forget, freshWithin)
    } catch (error) {
      forget()
      notice(`Failed to update candidate statuses. Please try again. ${sentenceOf(error, '')}`)
    }
  }
  const move = (id: string, to: string) => {
    const row = rows.find((one) => one.id === id)
    if (!row || !mayEdit || row.status === to) return
    if (asksForReason(to)) {
      setReason('')
      setPending({ row, to })
    } else void put({ row, to }, '')
  }
  const targets = mayEdit ? columns.map(({ status }) => status) : []
  const placeOf = (row: CandidateRow) => moved.get(row.id) ?? row.status
  const finish = () => {
    if (pending) void put(pending, reason)
    setPending(null)
  }
  return (
    <>
      <Board
        label="Candidates by status"
        cardHeight={cardHeight}
        onMove={move}
        columns={columns.map(({ status, total, rows: own, hasMore }) => {
          const came = rows.filter((row) => moved.get(row.id) === status && !own.includes(row))
          const left = own.filter((row) => placeOf(row) !== status && moved.has(row.id))
          const here = [...came, ...own.filter((row) => !left.includes(row))]
          return {
            key: status,
            name: status,
            title: <StatusBadge status={status} />,
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
      <Dialog
        opened={pending !== null}
        onClose={() => setPending(null)}
        title={`Move ${pending?.row.name ?? ''} to ${pending?.to ?? ''}`}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault()
            finish()
          }}
        >
          <ArchiveReason organizationId={pending?.row.organization_id ?? null} value={reason} onChange={setReason} />
          <DialogActions>
            <Button variant="default" onClick={() => setPending(null)}>
              Cancel
            </Button>
            <Button type="submit">{reason.trim() === '' ? 'Move Without a Reason' : 'Move'}</Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
