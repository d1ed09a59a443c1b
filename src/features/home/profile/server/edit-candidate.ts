import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { UserError } from '../../../../rules/user-error.ts'
import {
  type CandidateChange,
  changeCandidate,
  type LockedCandidate,
  lockCandidate,
  planScoreChange,
  readTyped,
  requireEmailOrPhone,
  type TypedValues,
} from '../../../candidates/directory/server/public.ts'
import { editCandidate } from '../contract/edits.ts'

type Column = keyof TypedValues
type Difference = { column: Column; now: unknown; yours: unknown }

/** A consent that stays unknown keeps what the application answered. */
const isRepeated = (row: LockedCandidate, wanted: TypedValues, column: Column): boolean =>
  column === 'text_consent_source' && wanted.text_consent === null && row.text_consent === null

const differences = (row: LockedCandidate, wanted: TypedValues): Difference[] =>
  (Object.keys(wanted) as Column[])
    .filter((column) => !isRepeated(row, wanted, column))
    .map((column) => ({ column, now: row[column], yours: wanted[column] ?? null }))
    .filter(({ now, yours }) => now !== yours)

const save = async (tx: Tx, row: LockedCandidate, changed: Difference[], consent: string | null, now: Date) => {
  const columns = changed.map(({ column }) => column)
  const isConsent = columns.includes('text_consent') || columns.includes('text_consent_source')
  const change: CandidateChange = {
    ...Object.fromEntries(changed.map(({ column, yours }) => [column, yours])),
    ...(isConsent ? { text_consent_at: consent ? now.toISOString() : null } : {}),
  }
  return await changeCandidate(tx, row, change)
}

/** Returns the value for an event. A long text becomes its length, because events are read in a list. */
const told = (column: Column, value: unknown) =>
  column === 'resume_text' && typeof value === 'string' ? `${value.length} characters` : value

const pickValues = (changed: Difference[], which: 'now' | 'yours') =>
  Object.fromEntries(changed.map((each) => [each.column, told(each.column, each[which])]))

/** Corrects fields of one candidate. What changed since the person looked is refused with both values; nothing is half saved. */
export const editCandidateRoute = command(editCandidate, async ({ input, tx, now, settings }) => {
  const row = await lockCandidate(tx, input.id)
  const wanted = await readTyped(tx, row.organization_id, input.changes)
  const changed = differences(row, wanted)
  if (changed.length === 0) return { reply: { version: row.version, changed: [] } }
  if (input.version !== row.version)
    throw new UserError('conflict', 'Someone else changed this candidate. Review both versions and choose.', {
      details: {
        version: row.version,
        fields: Object.fromEntries(changed.map(({ column, now, yours }) => [column, { now, yours }])),
      },
    })
  requireEmailOrPhone({ ...row, ...wanted })
  const { text_consent } = { ...row, ...wanted }
  const saved = await save(tx, row, changed, text_consent, now)
  const score = planScoreChange(row.fit_sort, saved?.fit_sort, settings.excellentFrom)
  return {
    reply: { version: saved?.version ?? '', changed: changed.map(({ column }) => column) },
    events: [
      {
        name: 'candidate.edited',
        about: row.id,
        organizationId: row.organization_id,
        before: { ...pickValues(changed, 'now'), ...score.before },
        after: { ...pickValues(changed, 'yours'), ...score.after },
      },
    ],
  }
})
