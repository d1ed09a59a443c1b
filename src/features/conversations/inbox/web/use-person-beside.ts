import { useMatches } from '@mantine/core'
import { usePageCandidates } from '../../../../platform/web/panel/page-candidates.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { textThread } from '../contract/inbox.ts'

const nobody = '00000000-0000-0000-0000-000000000000'
type ThreadList = readonly { id: string; candidateId: string }[] | undefined

/**
 * Returns the candidate of the open thread if their panel has room next to it (from 1,200 pixels), else null. The list
 * knows the candidate; for a thread of another page, the thread does. Room is kept free until then, so that nothing
 * moves.
 */
export const usePersonBeside = (thread: string | undefined, listed: ThreadList) => {
  const isWide = useMatches({ base: false, lg: true }, { getInitialValueInEffect: false })
  usePageCandidates(listed?.map(({ candidateId }) => candidateId) ?? null)
  const known = listed?.find(({ id }) => id === thread)?.candidateId
  const asked = useQuery(
    textThread,
    { id: thread ?? nobody },
    { enabled: isWide && thread !== undefined && listed !== undefined && known === undefined, staleTime: 0 },
  )
  const person = isWide && thread !== undefined ? (known ?? asked.data?.candidateId ?? null) : null
  return { person, hasRoom: isWide }
}
