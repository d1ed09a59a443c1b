import { useState } from 'react'
import { call } from '../../../../platform/web/call.ts'
import { checkOnboarding } from '../contract/onboarding.ts'
import { findStepProblems, type Problems } from '../rules/find-step-problems.ts'
import { type DraftData, type Kind, toSentPlaces } from './draft-data.ts'

/** The server's message about a value; it holds as long as the value stays. */
type ServerProblem = { step: number; field: string; message: string; value: string }

const getValue = (data: DraftData, field: string): string => {
  const [part, row, name] = field.split('.')
  if (part === 'invitations') return data.people[Number(row)]?.email ?? ''
  if (part !== 'locations') return data.name
  const place = data.places[Number(row)]
  return name === 'rbt_code' || name === 'bcba_code' || name === 'name' ? (place?.[name] ?? '') : ''
}

/** Steps whose names, codes and addresses only the server knows to be taken. */
const askedAt = [1, 2, 4, 6]

/**
 * Returns the problems of an onboarding, by step: known here at once, taken names and codes from the server. A field
 * shows its problem once its step was left or tried (`catchAt`), so that a row just begun shows none.
 */
export const useStepProblems = (kind: Kind, data: DraftData, organizationId: string | undefined) => {
  const [caught, setCaught] = useState<ReadonlySet<string>>(new Set())
  const [told, setTold] = useState<readonly ServerProblem[]>([])
  const [busy, setBusy] = useState(false)

  const at = (step: number, now: DraftData, said: readonly ServerProblem[] = told): Problems => ({
    ...Object.fromEntries(
      said
        .filter((each) => each.step === step && getValue(now, each.field) === each.value)
        .map(({ field, message }) => [field, message]),
    ),
    ...findStepProblems(kind, { ...now, organization_id: organizationId }, step),
  })
  const catchAt = (steps: readonly number[], now: DraftData, said: readonly ServerProblem[] = told) =>
    setCaught(
      (before) =>
        new Set([
          ...before,
          ...steps.flatMap((step) => Object.keys(at(step, now, said)).map((field) => `${step} ${field}`)),
        ]),
    )

  /** The server's problems; when it does not answer it refuses in the end. */
  const ask = async (now: DraftData): Promise<readonly ServerProblem[]> => {
    setBusy(true)
    try {
      const { problems } = await call(checkOnboarding, {
        kind,
        ...(organizationId && kind !== 'organization' ? { organization_id: organizationId } : {}),
        ...(now.prospect_id ? { prospect_id: now.prospect_id } : {}),
        name: now.name,
        locations: toSentPlaces(now.places),
        ...(kind === 'organization' ? { emails: now.people.map(({ email }) => email) } : {}),
      })
      const said = problems.map((each) => ({ ...each, value: getValue(now, each.field) }))
      setTold(said)
      return said
    } catch {
      return told
    } finally {
      setBusy(false)
    }
  }
  /** Whether a step may be left by *Next*; if not, its fields show why. */
  const passes = async (step: number, now: DraftData): Promise<boolean> => {
    const said = Object.keys(at(step, now)).length === 0 && askedAt.includes(step) ? await ask(now) : told
    catchAt([step], now, said)
    return Object.keys(at(step, now, said)).length === 0
  }
  return {
    busy,
    passes,
    catchAt,
    ask,
    /** The sentences that a step shows at its fields. */
    shownAt: (step: number): Problems =>
      Object.fromEntries(Object.entries(at(step, data)).filter(([field]) => caught.has(`${step} ${field}`))),
    /** All sentences of a step. */
    allAt: (step: number): string[] => Object.values(at(step, data)),
  }
}
