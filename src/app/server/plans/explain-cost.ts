import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/server/database.ts'

const node = z.object({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  'Index Name': z.optional(z.string()),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Shared Hit Blocks': z.number(),
  'Shared Read Blocks': z.number(),
  get Plans() {
    return z.optional(z.array(node))
  },
})
const answer = z.object({ 'QUERY PLAN': z.array(z.object({ Plan: node })) })
type Node = z.output<typeof node>

const all = (plan: Node): Node[] => [plan, ...(plan.Plans ?? []).flatMap(all)]

const countRows = (each: Node) => each['Actual Rows'] * each['Actual Loops']

/** Opens a transaction as the role that asks. */
type Run = (work: (tx: Tx) => Promise<unknown>) => Promise<unknown>

/** Blocks read; rows sorted, and rows of `all_candidates` scanned, the most of any step; the indexes that were read. */
export type PlanCost = { blocks: number; sorted: number; scanned: number; indexes: string[] }

/**
 * Adds up what the plans of all statements of `work` cost, run as the role sees them. `isAnswered`: lists are also read, for work that
 * needs them.
 */
export const explainCost = async (
  runAs: Run,
  work: (tx: Tx) => Promise<unknown>,
  isAnswered = true,
): Promise<PlanCost> => {
  const cost: PlanCost = { blocks: 0, sorted: 0, scanned: 0, indexes: [] }
  const watch = async (tx: Tx, query: Parameters<Tx['run']>[0]) => {
    const found = await tx.one(answer, sql`explain (analyze, buffers, costs off, timing off, format json) ${query}`)
    const plan = found?.['QUERY PLAN'][0]?.Plan
    if (!plan) throw new Error('A statement without a plan')
    cost.blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
    for (const each of all(plan)) {
      if (each['Index Name']) cost.indexes.push(each['Index Name'])
      if (each['Node Type'] === 'Sort') cost.sorted = Math.max(cost.sorted, ...(each.Plans ?? []).map(countRows))
      if (each['Node Type'] === 'Seq Scan' && each['Relation Name'] === 'all_candidates')
        cost.scanned = Math.max(cost.scanned, countRows(each))
    }
  }
  const run = async (tx: Tx) => {
    const watched: Tx = {
      ...tx,
      rows: async (row, query) => {
        await watch(tx, query)
        return isAnswered ? await tx.rows(row, query) : []
      },
      one: async (row, query) => {
        await watch(tx, query)
        return await tx.one(row, query)
      },
    }
    await work(watched)
  }
  await runAs(run)
  return cost
}
