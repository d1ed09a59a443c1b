import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import type { CandidateRow } from '../../contract/directory.ts'
import { ArchiveReason } from '../status/archive-reason.tsx'

export type Move = { row: CandidateRow; to: string }
type ReasonFormProps = { organizationId: string | null; onCancel: () => void; onMove: (reason: string) => void }

const ReasonForm = ({ organizationId, onCancel, onMove }: ReasonFormProps) => {
  const [reason, setReason] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onMove(reason)
      }}
    >
      <ArchiveReason organizationId={organizationId} value={reason} onChange={setReason} />
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

/** Asks why a card goes to a status that wants a reason, which may stay empty; null while nothing is asked. */
export const ReasonDialog = ({ pending, onCancel, onMove }: ReasonDialogProps) => (
  <Dialog
    opened={pending !== null}
    onClose={onCancel}
    title={`Move ${pending?.row.name ?? ''} to ${pending?.to ?? ''}`}
  >
    <ReasonForm
      organizationId={pending?.row.organization_id ?? null}
      onCancel={onCancel}
      onMove={(reason) => pending && onMove(pending, reason)}
    />
  </Dialog>
)
