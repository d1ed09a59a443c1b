import { query } from '../../../../platform/server/query.ts'
import { attention } from '../contract/attention.ts'
import { loadAttention } from './load-attention.ts'
import { loadOrganizationNames } from './organization-names.ts'

const max = 40

/** Lists open items that are not threads. */
export const attentionRoute = query(attention, async ({ tx, actor, now }) => {
  const { counts, handoffs, requests } = await loadAttention(tx, actor, now, max)
  const items = [...handoffs, ...requests.map((each) => ({ ...each, kind: 'request' as const, about: each.kind }))]
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .slice(0, max)
  const names = actor.isPlatform
    ? await loadOrganizationNames(
        tx,
        items.map((each) => each.organizationId),
      )
    : null
  return {
    waiting: counts,
    items: items.map(({ organizationId, id, kind, at, name, candidateId, about }) => ({
      id,
      kind,
      at,
      name,
      candidateId,
      about,
      organization: names?.get(organizationId) ?? null,
    })),
  }
})
