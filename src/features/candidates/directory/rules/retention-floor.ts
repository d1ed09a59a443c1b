import { listStateForms, usStates } from '../../../../rules/us-states.ts'

/**
 * States whose law asks employers to keep what an automated tool computed about applicants: California (Civil Rights Council, since
 * 2025-10-01, four years) and Colorado (SB 26-189, from 2027-01-01, three years). One floor for both is easier to explain.
 */
const recordStates = ['CA', 'CO'] as const

/** Months that a scored candidate of such a state is kept at least, even if the organization chooses fewer. */
export const floorMonths = 48

/** The ways in which these states are written, in lower-case letters alone. */
export const recordStateForms: readonly string[] = recordStates.flatMap(listStateForms)

/** Explains the floor in one sentence. */
export const floorSentence = `Scored candidates in ${recordStates
  .map((code) => usStates[code])
  .join(
    ' and ',
  )}, or in an unknown state, are kept for at least ${floorMonths / 12} years: the law there asks for records of automated decisions.`
