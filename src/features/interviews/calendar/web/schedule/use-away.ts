import { useState } from 'react'
import { toLocalDay } from '../../../../../rules/day.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { parseTypedInstant } from '../../rules/interview-time.ts'
import { warnAboutAwayDay } from '../../rules/warn-about-away-day.ts'
import type { Choices } from './arrangement-fields.tsx'
import type { TypedInterview } from './typed-interview.ts'

/**
 * That the chosen interviewer is away on the typed day, in words; null where they are not, as far as the choices or a refusal (`hear`)
 * say. It bars nothing: anyone who saves then means it.
 */
export const useAway = (typed: TypedInterview, zone: string, choices: Choices) => {
  const [heard, setHeard] = useState('')
  const at = parseTypedInstant(typed, zone)
  const person = choices.people.find(({ id }) => id === typed.interviewer_id)
  const day = at === null ? null : toLocalDay(at, choices.organizationZone)
  const asked = `${typed.interviewer_id} ${day}`
  const isAway = heard === asked || choices.away.some((each) => each.id === typed.interviewer_id && each.day === day)
  return {
    away:
      at !== null && isAway ? warnAboutAwayDay(person?.name ?? 'The interviewer', at, choices.organizationZone) : null,
    hear: (error: unknown) => {
      if (error instanceof UserError && error.details.away === true) setHeard(asked)
    },
  }
}
