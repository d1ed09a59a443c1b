import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { PanelAct } from '../../../../../platform/web/panel/panel-search.ts'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { getPage } from '../../../../candidates/directory/rules/candidate-link.ts'
import { type CandidateRow, StatusPick } from '../../../../candidates/directory/web/public.ts'
import { canOfferInterview } from '../../../../interviews/calendar/rules/interview-statuses.ts'
import { ActLabel, type LabeledAct } from './act-label.tsx'

type PanelFootProps = {
  /** Null until it was read: the buttons are there and wait. */
  row: CandidateRow | null
  mayEdit: boolean
  /** An interview is scheduled, but none is booked. */
  isTimeMissing: boolean
  /** The conversation next to it books and texts. */
  isBesideThread?: boolean
  /** The head has the link to the candidate's page. */
  isHeadLinked?: boolean
  onAct: (act: PanelAct) => void
}

/** Actions on someone, at the foot of their panel. Text is the primary one unless an interview needs a time. */
export const PanelFoot = ({ row, mayEdit, isTimeMissing, onAct, ...where }: PanelFootProps) => {
  const { isBesideThread = false, isHeadLinked = false } = where
  const primary = isTimeMissing ? 'interview' : 'text'
  const getLook = (act: LabeledAct) => ({
    variant: act === primary ? 'filled' : 'default',
    disabled: !row,
    children: <ActLabel act={act} isTimeMissing={isTimeMissing} />,
  })
  return (
    <DialogActions
      left={
        isHeadLinked ? null : row ? (
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
            <>
              <Button {...getLook('text')} onClick={() => onAct('text')} />
              {row && !canOfferInterview(row.status) ? null : (
                <Button {...getLook('interview')} onClick={() => onAct('book')} />
              )}
            </>
          )}
          {row ? (
            <StatusPick row={row} onMore={() => onAct('status')} onArchive={() => onAct('archive')}>
              <Button {...getLook('status')} aria-haspopup="menu" />
            </StatusPick>
          ) : (
            <Button {...getLook('status')} />
          )}
        </>
      ) : null}
    </DialogActions>
  )
}
