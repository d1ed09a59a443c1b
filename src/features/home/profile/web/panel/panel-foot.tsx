import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { PanelAct } from '../../../../../platform/web/panel/panel-search.ts'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { getPage } from '../../../../candidates/directory/rules/candidate-link.ts'
import { type CandidateRow, StatusPick } from '../../../../candidates/directory/web/public.ts'
import { canOfferInterview } from '../../../../interviews/calendar/rules/interview-statuses.ts'

type PanelFootProps = {
  /** Null until it was read: the buttons are there and wait. */
  row: CandidateRow | null
  mayEdit: boolean
  /** The conversation next to it books and texts. */
  isBesideThread?: boolean
  onAct: (act: PanelAct) => void
}

/** Actions on someone, at the foot of their panel. */
export const PanelFoot = ({ row, mayEdit, isBesideThread = false, onAct }: PanelFootProps) => (
  <DialogActions
    left={
      row ? (
        <Button variant="subtle" renderRoot={(props) => <Link {...props} {...getPage(row)} />}>
          Open Details
        </Button>
      ) : (
        <Button variant="subtle" disabled>
          Open Details
        </Button>
      )
    }
  >
    {mayEdit ? (
      <>
        {isBesideThread ? null : (
          // Hidden, it keeps its place: nothing moves once the status is known.
          <Button
            variant="default"
            disabled={!row}
            style={{ visibility: row && !canOfferInterview(row.status) ? 'hidden' : undefined }}
            onClick={() => onAct('book')}
          >
            Book
          </Button>
        )}
        {row ? (
          <StatusPick row={row} onMore={() => onAct('status')} onArchive={() => onAct('archive')}>
            <Button variant="default" aria-haspopup="menu">
              Status
            </Button>
          </StatusPick>
        ) : (
          <Button variant="default" disabled>
            Status
          </Button>
        )}
        {isBesideThread ? null : (
          <Button disabled={!row} onClick={() => onAct('text')}>
            Text
          </Button>
        )}
      </>
    ) : null}
  </DialogActions>
)
