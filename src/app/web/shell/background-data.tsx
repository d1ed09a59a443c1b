import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { findCandidates } from '../../../features/candidates/contract.ts'
import { candidateSearch, queryOf } from '../../../features/candidates/web/candidate-search.ts'
import { documents, folderTree } from '../../../features/documents/contract.ts'
import { askedFor, documentsSearch } from '../../../features/documents/web/documents-search.ts'
import { agenda } from '../../../features/interviews/contract.ts'
import { agendaQueryOf } from '../../../features/interviews/web/agenda/agenda-query.ts'
import { interviewsSearch } from '../../../features/interviews/web/interviews-search.ts'
import type { Me } from '../../../features/sign-in/contract.ts'
import { useCacheScope } from '../../../platform/web/cache-scope.tsx'
import { viewerTimeZone } from '../../../platform/web/time-zone.ts'
import { questionFor } from '../../../platform/web/use-query.ts'

const first = { page: 1 }
const timeZone = viewerTimeZone

/**
 * Candidates, interviews, folders and files, loaded one after another when the essential data are there: their screens then
 * open on what is held and refresh it. What fails is asked for again by its screen, which says so. Shows nothing itself.
 */
export const BackgroundData = ({ me }: { me: Me }) => {
  const client = useQueryClient()
  const scope = useCacheScope()
  const organization = me.isPlatform ? undefined : me.organization.id
  useEffect(() => {
    let left = false
    const load = async () => {
      const candidates = { ...queryOf(candidateSearch.parse({}), 'all', timeZone), ...first }
      await client.prefetchQuery(questionFor(scope, findCandidates, candidates))
      if (left) return
      await client.prefetchQuery(questionFor(scope, agenda, { ...agendaQueryOf(interviewsSearch.parse({})), ...first }))
      if (left) return
      if (organization) await client.prefetchQuery(questionFor(scope, folderTree, { organization }))
      if (left) return
      await client.prefetchQuery(
        questionFor(scope, documents, { timeZone, ...first, ...askedFor(documentsSearch.parse({})) }),
      )
    }
    void load()
    return () => {
      left = true
    }
  }, [client, scope, organization])
  return null
}
