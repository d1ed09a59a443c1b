import { parseArgs } from 'node:util'
import { openEmbedded } from '@reinforce/postgres-box/server/open-embedded.ts'
import { describeFault, describeHead, formatUtc } from '../../../features/operations/record-check/rules/faults.ts'
import { labelFault } from '../../../features/operations/record-check/rules/label-fault.ts'
import { listRecords, loadLastCheck, verifyRecord } from '../../../features/operations/record-check/server/public.ts'
import { getSystemScope } from '../../../platform/server/actor.ts'
import { transactAs } from '../../../platform/server/call.ts'
import { readConfig } from '../../../platform/server/config.ts'
import { openPool } from '../../../platform/server/database.ts'
import { UserError } from '../../../rules/user-error.ts'
import { refuseHalfAt } from '../database/assert-restore-complete.ts'

const options = {
  organization: { type: 'string' },
  head: { type: 'string' },
  since: { type: 'string' },
} as const

const readHead = (typed: string | undefined): string | null => {
  if (typed === undefined) return null
  const hash = typed.trim().toLowerCase()
  if (!/^[\da-f]{64}$/.test(hash))
    throw new UserError('invalid', 'Set --head to the 64 characters at the end of a kept line.')
  return hash
}

/** Parses the options of the command line; throws a sentence for a head that is none. */
const parseOptions = (args: string[]) => {
  const { values } = parseArgs({ args, options })
  return { organization: values.organization?.trim().toLowerCase(), head: readHead(values.head ?? values.since) }
}

/**
 * Checks the record of every organization, or of one by its id or name, and prints a line for each. Returns whether all are
 * intact. `--head`: the hash of a state that was kept elsewhere, which one of them must still contain. Changes nothing.
 */
export const verifyRecords = async (
  env: NodeJS.ProcessEnv,
  args: string[],
  say: (line: string) => void,
): Promise<boolean> => {
  const { organization, head } = parseOptions(args)
  const config = readConfig(env)
  const embedded = config.databaseUrl ? null : await openEmbedded(config.dataDir)
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  const pool = openPool(databaseUrl, 3)
  try {
    await refuseHalfAt(config.databaseDirectUrl ?? databaseUrl)
    const read = transactAs({ pool }, getSystemScope(config, config.platformOrganizationId))
    const all = await read(listRecords, { readOnly: true })
    const wanted = all.filter(
      ({ id, name }) => organization === undefined || [id, name.toLowerCase()].includes(organization),
    )
    if (wanted.length === 0) throw new UserError('not-found', 'Organization not found')
    let [isIntact, isThere] = [true, head === null]
    for (const { id, name } of wanted) {
      const last = await read(async (tx) => await loadLastCheck(tx, id), { readOnly: true })
      const known = last?.head ? [last.head] : []
      const walked = await verifyRecord(read, id, { known, watched: head === null ? [] : [head] })
      isThere ||= head !== null && walked.found.has(head)
      const erased = walked.erased > 0 ? `, details of ${walked.erased.toLocaleString('en-US')} erased` : ''
      if (walked.fault)
        say(
          `CHANGED  ${name}: ${describeFault(labelFault(walked.fault), formatUtc)}${walked.fault.event_id ? ` Event ${walked.fault.event_id}.` : ''}`,
        )
      else if (walked.head) say(`intact   ${describeHead(name, walked.head)}${erased}`)
      isIntact &&= walked.fault === null
    }
    if (!isThere)
      say('CHANGED  No record contains that state: one was shortened or rewritten, or an older backup was restored.')
    return isIntact && isThere
  } finally {
    await pool.end()
    await embedded?.stop()
  }
}
