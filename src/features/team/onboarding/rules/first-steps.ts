import type { Right } from '../../../../rules/rights.ts'

/** The steps of a clinic, in the order in which they are needed, with the right that each asks for. */
const clinicSteps = {
  candidate: 'candidates:edit',
  post: 'candidates:edit',
  colleague: 'users:manage',
  hours: 'users:manage',
  screening: 'users:manage',
  text: 'candidates:edit',
} as const satisfies Record<string, Right>
export type ClinicStep = keyof typeof clinicSteps

/** The steps of the service itself, before it has an applicant. */
const serviceSteps = {
  client: 'platform:edit',
  location: 'platform:edit',
  code: 'platform:edit',
  candidate: 'platform:edit',
} as const satisfies Record<string, Right>
export type ServiceStep = keyof typeof serviceSteps

type AnyStep = ClinicStep | ServiceStep
type StepStates = Readonly<Partial<Record<AnyStep, boolean>>>

const pick = <Step extends string>(steps: Readonly<Record<Step, Right>>, rights: readonly Right[]): Step[] =>
  (Object.keys(steps) as Step[]).filter((step) => rights.includes(steps[step]))

/** Lists the steps that a person can do: of a clinic, or of the service. */
export const listSteps = (isPlatform: boolean, rights: readonly Right[]): AnyStep[] =>
  isPlatform ? pick(serviceSteps, rights) : pick(clinicSteps, rights)

/** Counts the done steps among those of a person. */
export const countDone = (steps: readonly AnyStep[], done: StepStates): number =>
  steps.filter((step) => done[step] === true).length

/** Returns the first step that is not done, undefined if all are. */
export const findNextStep = <Step extends AnyStep>(steps: readonly Step[], done: StepStates): Step | undefined =>
  steps.find((step) => done[step] !== true)

type View = {
  /** Each is done as soon as the thing happened. */
  done: StepStates
  /** A client since the list exists; others have it until their first candidate. */
  isNew: boolean
  hasCandidate: boolean
  /** As the person left it; null: they did not. */
  isFolded: boolean | null
  isDismissed: boolean
}

export type ListState = 'none' | 'folded' | 'open'

/**
 * Returns how the list of first steps is shown: until it is finished or dismissed, and folded once there are candidates
 * to look at, unless the person wants otherwise.
 */
export const getListState = (steps: readonly AnyStep[], view: View): ListState => {
  const { done, isNew, hasCandidate, isFolded, isDismissed } = view
  if (isDismissed || countDone(steps, done) === steps.length) return 'none'
  if (hasCandidate && !isNew) return 'none'
  return (isFolded ?? hasCandidate) ? 'folded' : 'open'
}

/** The missing steps of a client before its first candidates, as the words of a list of clients. */
const missingWords = {
  code: 'a job code',
  post: 'an active job post',
  colleague: 'a second user',
  hours: 'booking hours',
  screening: 'screening by text',
} as const

type Missing = Readonly<Record<keyof typeof missingWords, boolean>>

/**
 * Formats the missing steps, in the order in which they are needed: 'a job code, an active job post'; blank where
 * nothing is.
 */
export const describeMissing = (steps: Missing): string =>
  Object.entries(missingWords)
    .filter(([step]) => !steps[step as keyof Missing])
    .map(([, words]) => words)
    .join(', ')
