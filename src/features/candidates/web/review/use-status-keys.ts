import { useQuery } from '../../../../platform/web/use-query.ts'
import { type CandidateRow, statusChoices } from '../../contract.ts'

const keysThereAre = 9
const nobody = '00000000-0000-0000-0000-000000000000'

/** The statuses a candidate may be given, as many as there are number keys: the order of the status dialog. */
export const useStatusKeys = (row: CandidateRow | undefined): readonly string[] => {
  const choices = useQuery(
    statusChoices,
    { selection: { ids: [row?.id ?? nobody] } },
    { enabled: row !== undefined, keepPrevious: true, staleTime: 300_000 },
  )
  return (choices.data?.choices ?? []).slice(0, keysThereAre)
}
