import type { ReactNode } from 'react'
import { BesideRow } from '../../../../../platform/web/panel/beside-row.tsx'
import type { CandidateRow } from '../../contract/directory.ts'
import { FitIcon, FitWords } from '../score/fit-score.tsx'
import { RowStatus } from '../status/row-status.tsx'
import css from './beside-card.module.css'
import { Highlighted } from './search-highlight.tsx'

type BesideCardProps = { row: CandidateRow; box: ReactNode }

/** A candidate in the list next to the panel. */
export const BesideCard = ({ row, box }: BesideCardProps) => (
  <BesideRow
    id={row.id}
    box={box}
    sign={<FitIcon row={row} />}
    name={<Highlighted>{row.name || row.full_name || 'Unknown'}</Highlighted>}
    status={<RowStatus row={row} />}
    end={
      <span className={css.fit}>
        <FitWords row={row} />
      </span>
    }
    more={[row.position, row.location ?? row.organization].filter(Boolean).join(' · ')}
  />
)
