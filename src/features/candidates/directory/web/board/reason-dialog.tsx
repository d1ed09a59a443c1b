import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { useLastValue } from '../../../../../ui/use-last-value.ts'
import { KeptLine, useKeptForm } from '../../../../access/form-drafts/web/public.ts'
import type { CandidateRow } from '../../contract/directory.ts'
import { ArchiveReason } from '../status/archive-reason.tsx'

export type Move = { row: CandidateRow; to: string }
type ReasonFormProps = { row: CandidateRow; onCancel: () => void; onMove: (reason: string) => void }

const ReasonForm = ({ row, onCancel, onMove }: ReasonFormProps) => {
  const [reason, setReason] = useState('')
  const kept = useKeptForm({
    form: 'status-reason',
    candidateId: row.id,
    values: { reason },
    onRestore: (back) => setReason(back.reason ?? ''),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        kept.saved()
        onMove(reason)
      }}
    >
      <KeptLine kept={kept} />
      <ArchiveReason organizationId={row.organization_id} value={reason} onChange={setReason} />
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit">{reason.trim() === '' ? 'Move Without a Reason' : 'Move'}</Button>
      </DialogActions>
    </form>
  )
}

type ReasonDialogProps = { pending: Move | null; onCancel: () => void; onMove: (move: Move, reason: string) => void }

/** Asks for an optional reason when a card moves to a status that wants one. Null if there is no question. */
export const ReasonDialog = ({ pending, onCancel, onMove }: ReasonDialogProps) => {
  const move = useLastValue(pending)
  return (
    <Dialog opened={pending !== null} onClose={onCancel} title={`Move ${move?.row.name ?? ''} to ${move?.to ?? ''}`}>
      {move ? (
        <ReasonForm
          key={move.row.id}
          row={move.row}
          onCancel={onCancel}
          onMove={(reason) => pending && onMove(pending, reason)}
        />
      ) : null}
    </Dialog>
  )
}
