import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { isPersonal, type PersonalTable } from '../../../../platform/server/personal-data.ts'
import { query } from '../../../../platform/server/query.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { getTitle, sortSections } from '../../../candidates/person-files/rules/person-file.ts'
import { policies } from '../contract/policies.ts'
import { listServices } from '../rules/list-services.ts'

const describeTable = ({ table, erase, leaves = [], keptDays }: PersonalTable) => ({
  title: getTitle(table).title,
  onDeletion: erase === 'keep' ? ('kept' as const) : erase === 'delete' ? ('deleted' as const) : ('emptied' as const),
  because: leaves.length === 0 ? null : [...new Set(leaves.map((left) => left.because))].join('; '),
  keptDays: keptDays ?? null,
})

/** Reads the policies from the register of personal data, the settings, and the retention of the caller's organization. */
export const policiesRoute = query(policies, async ({ tx, actor, settings, traces }) => {
  const own = await tx.one(
    z.object({ name: z.string(), months: z.nullable(z.number()) }),
    sql`select name, retention_months as months from organizations where id = ${actor.organizationId}`,
  )
  if (!own) throw new UserError('not-found', 'Organization not found')
  const data = new Map<string, ReturnType<typeof describeTable>[]>()
  for (const trace of sortSections(traces.filter(isPersonal))) {
    const { group } = getTitle(trace.table)
    data.set(group, [...(data.get(group) ?? []), describeTable(trace)])
  }
  return {
    organization: own.name,
    retentionMonths: own.months,
    data: [...data].map(([group, kinds]) => ({ group, kinds })),
    services: listServices(settings),
  }
})
