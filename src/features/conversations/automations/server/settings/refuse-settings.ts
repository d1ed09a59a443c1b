import type * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { throwFieldErrors, UserError } from '../../../../../rules/user-error.ts'
import type { automationSettings } from '../../contract/settings.ts'
import type { Preset } from '../../rules/presets.ts'
import { findWordsProblem, textKeys } from '../../rules/texts/texts.ts'
import { waitLimitProblem } from '../../rules/wait-limits.ts'
import { loadPeopleAndPlaces } from './load-automation-rows.ts'

type Settings = z.output<typeof automationSettings> & { id: string; preset: Preset }

type TypedText = { key: string; english: string; spanish: string }

/** Throws for texts that cannot be sent as intended, each at its field. */
const refuseTexts = (texts: readonly TypedText[]) => {
  const problems: Record<string, string> = {}
  for (const [at, { key, english, spanish }] of texts.entries()) {
    const known = textKeys.find((each) => each === key)
    if (!known) throw UserError.at(`texts.${at}.key`, 'This text doesn’t exist anymore. Reload the page.')
    const [inEnglish, inSpanish] = [findWordsProblem(known, english), findWordsProblem(known, spanish)]
    if (inEnglish) problems[`texts.${at}.english`] = inEnglish
    if (inSpanish) problems[`texts.${at}.spanish`] = inSpanish
  }
  throwFieldErrors(problems, 'invalid')
}

/**
 * Throws for wrong automation settings, each at its field: people or locations of others, texts without a required tag,
 * a wait beyond its limits.
 */
export const refuseSettings = async (
  tx: Tx,
  { id, preset, interviewerId, locationIds, texts, waitMinutes }: Settings,
) => {
  const { people, locations } = await loadPeopleAndPlaces(tx, id)
  if (interviewerId !== null && !people.some((person) => person.id === interviewerId))
    throw UserError.at('interviewerId', 'Choose someone from this organization.')
  if (locationIds.some((place) => !locations.some((each) => each.id === place)))
    throw UserError.at('locationIds', 'Choose locations from this organization.')
  refuseTexts(texts)
  const wait = waitLimitProblem(preset, waitMinutes)
  if (wait) throw UserError.at('waitMinutes', wait)
}
