import type * as z from 'zod/mini'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { countCandidates } from '../contract/directory.ts'
import { filterNames, isNothing } from '../rules/filters.ts'
import type { candidateQuery } from '../shapes/directory.ts'

/** Counting so many takes no time that anyone notices; all of a million may. */
const atOnce = 1_000

type CountState = {
  /** Null while they are counted. */
  total: number | null
  /** There are more than so many; how many is being counted. */
  moreThan?: number
  /** The total is on its way, or belongs to the question before this one. */
  counting: boolean
}

/** How many candidates match: up to a thousand at once, beyond it "1,000+" first and then all. Without search and filters all are known. */
export const useCount = (asked: z.input<typeof candidateQuery>, enabled = true): CountState => {
  const isNarrowed =
    Boolean(asked.q?.trim()) || asked.scope === 'today' || filterNames.some((name) => !isNothing(asked[name]))
  const soon = useQuery(
    countCandidates,
    { ...asked, upTo: atOnce },
    { enabled: enabled && isNarrowed, keepPrevious: true },
  )
  const isMany = isNarrowed && !soon.isPlaceholderData && (soon.data?.total ?? 0) > atOnce
  const all = useQuery(countCandidates, asked, { enabled: enabled && (!isNarrowed || isMany), keepPrevious: true })
  if (isMany && (all.data === undefined || all.isPlaceholderData))
    return { total: null, moreThan: atOnce, counting: true }
  const { data, isPending, isPlaceholderData } = isNarrowed && !isMany ? soon : all
  const isOld = isPlaceholderData && (data?.total ?? 0) > atOnce && isNarrowed
  return { total: isOld ? null : (data?.total ?? null), counting: isPending || isPlaceholderData }
}
