import { useQuery } from '../../../../platform/web/use-query.ts'
import { type CandidateRow, candidateAnalysis } from '../contract/directory.ts'

const nobody = '00000000-0000-0000-0000-000000000000'

/** The row of a candidate that a link opened: from the page on screen, else asked for. Null while unknown. */
export const useCandidateRow = (id: string | undefined, rows: readonly CandidateRow[] | null) => {
  const shown = id ? (rows?.find((row) => row.id === id) ?? null) : null
  const asked = useQuery(
    candidateAnalysis,
    { id: id ?? nobody },
    { enabled: id !== undefined && rows !== null && shown === null },
  )
  return shown ?? (id ? (asked.data?.candidate ?? null) : null)
}
