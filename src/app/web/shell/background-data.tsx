import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { findCandidates } from '../../../features/candidates/directory/contract/directory.ts'
import { candidateSearch, toQuery } from '../../../features/candidates/directory/web/candidate-search.ts'
import { agenda } from '../../../features/interviews/calendar/contract/interviews.ts'
import { toAgendaQuery } from '../../../features/interviews/calendar/web/agenda/agenda-query.ts'
import { interviewsSearch } from '../../../features/interviews/calendar/web/interviews-search.ts'
import { useCacheScope } from '../../../platform/web/cache-scope.tsx'
import { viewerTimeZone } from '../../../platform/web/time-zone.ts'
import { createQuestion } from '../../../platform/web/use-query.ts'

/** Time for what the screen itself asks for. */
const quietAfterMs = 3_000
const first = { page: 1 }
const timeZone = viewerTimeZone

/**
 * Loads candidates, then interviews, some seconds after the essential data are there: their screens then open on what
 * is held and refresh it. A failed load is repeated by its screen, which shows the error. Shows nothing itself.
 */
export const BackgroundData = () => {
  const client = useQueryClient()
  const scope = useCacheScope()
  useEffect(() => {
    let left = false
    const load = async () => {
      const candidates = { ...toQuery(candidateSearch.parse({}), 'all', timeZone), ...first }
      await client.prefetchQuery(createQuestion(scope, findCandidates, candidates))
      if (left) return
      await client.prefetchQuery(
        createQuestion(scope, agenda, { ...toAgendaQuery(interviewsSearch.parse({})), ...first }),
      )
    }
    const timer = setTimeout(() => void load(), quietAfterMs)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [client, scope])
  return null
}
