import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { useLastValue } from '../../../../../ui/use-last-value.ts'
import type { Conflict } from './get-conflict.ts'
import { StatusConflict } from './status-conflict.tsx'

type ConflictQuestion = { conflict: Conflict; wanted: string }
type ConflictDialogProps = {
  /** Null if there is no question. */
  asked: ConflictQuestion | null
  onKeep: () => void
  onMove: () => void
}

/** Asks how to proceed with one candidate moved by someone else. */
export const ConflictDialog = ({ asked, onKeep, onMove }: ConflictDialogProps) => {
  const shown = useLastValue(asked)
  return (
    <Dialog opened={asked !== null} onClose={onKeep} title="Status changed by someone else" size="sm">
      {shown ? <StatusConflict {...shown} count={1} busy={false} onKeep={onKeep} onMove={onMove} /> : null}
    </Dialog>
  )
}
