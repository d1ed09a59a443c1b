import type { Random } from '../random.ts'
import { listResumeBodies, type ResumeBody } from './bodies.ts'

type Position = ResumeBody['position']

/** The scorer's result for a résumé: the fields of a candidate that it fills, and its record of how it came to them. */
export type ScoredBody = {
  fields: { certification_number: string | null; current_rbt: boolean | null }
  rubricVersion: string
  facts: object
  score: object
}
/** How a clinic weighs the rubrics, by the name of each, and what it stands for. */
export type ClinicScoring = { weights: Record<string, Record<string, number>>; values: readonly string[] }
/** Reads a résumé as the product does; the caller brings it, since nothing here may know the product's rules. */
export type ReadDemoResume = (
  resume: {
    text: string
    position: Position
    today: string
  } & ClinicScoring,
) => ScoredBody

/** Returns a number as long as those of people, to be replaced by theirs. */
export const createPlaceholder = (position: Position): string => (position === 'RBT' ? 'RBT-22-100000' : '1-20-10000')

export type ScoredBodies = (
  r: Random,
  position: Position,
  organizationId: string,
) => { body: ResumeBody; read: ScoredBody }

/**
 * Draws bodies of résumés, each with what is read in it. Read once for all who have it in clinics that score alike: six thousand people
 * are there in seconds.
 */
export const createScoredBodies = (
  today: string,
  read: ReadDemoResume,
  getScoring: (organizationId: string) => ClinicScoring | undefined,
): ScoredBodies => {
  const bodies = listResumeBodies(today)
  const known = new Map<string, ScoredBody>()
  return (r, position, organizationId) => {
    const from = bodies[position]
    const at = r.below(from.length)
    const body = from[at] ?? { position, lines: [], isSpanish: false }
    const scoring = getScoring(organizationId) ?? { weights: {}, values: [] }
    const key = JSON.stringify([position, at, scoring])
    const header = ['Ana Example', 'Email: ana@example.test', 'Phone: 5125550100', '1 Palm Ave, Austin, TX', '']
    const text = [...header, ...body.lines].join('\n').replaceAll('{number}', createPlaceholder(position))
    const found = known.get(key) ?? read({ text, position, today, ...scoring })
    known.set(key, found)
    return { body: { ...body, lines: text.split('\n').slice(header.length) }, read: found }
  }
}
