import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { useLastValue } from '../../../../../ui/use-last-value.ts'
import type { Conflict } from './conflict-of.ts'
import { StatusConflict } from './status-conflict.tsx'

type Asked = { conflict: Conflict; wanted: string }
type ConflictDialogProps = {
  /** Null while nothing is asked. */
  asked: Asked | null
  onKeep: () => void
  onMove: () => void
}

/** Asks what becomes of one candidate whom someone else moved meanwhile. */
export const ConflictDialog = ({ asked, onKeep, onMove }: ConflictDialogProps) => {
  const shown = useLastValue(asked)
  return (
    <Dialog opened={asked !== null} onClose={onKeep} title="Status changed by someone else" size="sm">
      {shown ? <StatusConflict {...shown} count={1} busy={false} onKeep={onKeep} onMove={onMove} /> : null}
    </Dialog>
  )
}
