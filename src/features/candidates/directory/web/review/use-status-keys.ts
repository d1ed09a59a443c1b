import { useQuery } from '../../../../../platform/web/use-query.ts'
import { type CandidateRow, statusChoices } from '../../contract/directory.ts'

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Returns the statuses that a candidate may get, in the order of the status dialog. The first nine have a number key.
 */
export const useStatusKeys = (row: CandidateRow | undefined): readonly string[] => {
  const choices = useQuery(
    statusChoices,
    { selection: { ids: [row?.id ?? nobody] } },
    { enabled: row !== undefined, keepPrevious: true, staleTime: 300_000 },
  )
  return choices.data?.choices ?? []
}
