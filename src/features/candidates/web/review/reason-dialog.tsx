import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { useLast } from '../../../../ui/use-last.ts'
import type { CandidateRow } from '../../contract.ts'
import { ArchiveReason } from '../status/archive-reason.tsx'

type ReasonDialogProps = {
  /** The status that asks; null while closed. */
  status: string | null
  row: CandidateRow | undefined
  onGive: (reason: string) => void
  onClose: () => void
}

const ReasonForm = ({ row, status, onGive, onClose }: ReasonDialogProps) => {
  const [reason, setReason] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onGive(reason)
      }}
    >
      <Text c="dimmed">{row?.name || 'Unknown'}</Text>
      <ArchiveReason organizationId={row?.organization_id ?? null} value={reason} onChange={setReason} first />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Move to {status}</Button>
      </DialogActions>
    </form>
  )
}

/** Why somebody is archived or terminated: Enter at once leaves it empty. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const { status, row, onClose } = props
  const shown = useLast(status)
  return (
    <Dialog opened={status !== null} onClose={onClose} title={`Reason to move to ${shown ?? ''}`} size="sm">
      <ReasonForm key={`${row?.id}${shown}`} {...props} status={shown} />
    </Dialog>
  )
}
