import { useEffect, useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { type Position } from '../../../../rules/credential/positions.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { useMe } from '../../../access/sign-in/web/public.ts'
import { organizationDetails } from '../../../clients/organizations/web/public.ts'
import { addPasted, createPastedPlaces, type DraftData, type Kind, listSteps, type Place } from './draft-data.ts'
import { useAutosave } from './use-autosave.ts'
import { useCodes } from './use-codes.ts'
import { type OnboardingResult, useFinish } from './use-finish.ts'
import { useStepProblems } from './use-step-problems.ts'

type WizardOf = {
  id: string
  kind: Kind
  start: DraftData
  seen: string
  step: number | undefined
  onStep: (step: number, replace: boolean) => void
  onFinished: (done: OnboardingResult) => void
}
export type StepProblem = { message: string; fields: Record<string, string>; step: number | null }

/** Puts codes to the places that are still there. */
const withCodes = (places: Place[], coded: Place[]): Place[] =>
  places.map((place) => {
    const { rbt_code, bcba_code } = coded.find(({ key }) => key === place.key) ?? place
    return { ...place, rbt_code, bcba_code }
  })

/** Anyone who came to the review by the browser's own buttons may have pasted what is no location yet. */
const unadded = (data: DraftData) => (createPastedPlaces(data).length > 0 ? ['Add the pasted locations first'] : [])

const getStepProblem = (error: unknown, steps: readonly number[]): StepProblem => {
  const refusal = error instanceof UserError ? error : null
  const step = refusal?.details.step
  return {
    message: getErrorMessage(error, 'Nothing was created. Try again.'),
    fields: refusal?.fields ?? {},
    step: typeof step === 'number' && steps.includes(step) ? step : null,
  }
}

const useOrganization = (kind: Kind, data: DraftData) => {
  const me = useMe()
  const id =
    kind === 'organization' ? undefined : (data.organization_id ?? (me?.isPlatform ? undefined : me?.organization.id))
  const details = useQuery(organizationDetails, { id: id ?? '' }, { enabled: id !== undefined })
  return { organizationId: id, organization: kind === 'organization' ? data.name : (details.data?.name ?? '') }
}

/** Runs one onboarding: its data, its step, its problems, and its end. */
export const useWizard = ({ id, kind, start, seen, step: wanted, onStep, onFinished }: WizardOf) => {
  const [data, setData] = useState(start)
  const [told, setTold] = useState<StepProblem | null>(null)
  const [pasted, setPasted] = useState(0)
  const [busy, setBusy] = useState(false)
  const [furthest, setFurthest] = useState(start.step)
  const autosave = useAutosave(id, kind, data, seen)
  const finish = useFinish()
  const steps = listSteps(kind)
  const step = steps.includes(wanted ?? data.step) ? (wanted ?? data.step) : 1
  const { organizationId, organization } = useOrganization(kind, data)
  const codes = useCodes(organization)
  const problems = useStepProblems(kind, data, organizationId)
  useEffect(() => {
    if (wanted === undefined) onStep(step, true)
  })
  const change = (more: Partial<DraftData>) => {
    setData((now) => ({ ...now, ...more }))
    setTold(null)
    setPasted(0)
  }
  const setCodes = (coded: Place[]) => setData((now) => ({ ...now, places: withCodes(now.places, coded) }))
  const go = async (next: number, isNext = false) => {
    if (codes.busy || problems.busy) return
    const now = addPasted(data)
    setPasted(createPastedPlaces(data).length)
    setData(now)
    if (isNext && !(await problems.passes(step, now))) return
    const places = next >= 4 ? await codes.fill(now.places) : now.places
    const filled = { ...now, places }
    setCodes(places)
    setData((then) => ({ ...then, step: next }))
    setFurthest((far) => Math.max(far, next))
    const passed = steps.filter((one) => one === step || one < next)
    problems.catchAt(passed, filled)
    if (next === 7) void problems.ask(filled).then((said) => problems.catchAt(passed, filled, said))
    onStep(next, false)
  }
  const create = async () => {
    setBusy(true)
    setTold(null)
    await autosave.flush()
    autosave.stop()
    try {
      onFinished(await finish(id, kind, organizationId ? { ...data, organization_id: organizationId } : data))
    } catch (error) {
      autosave.resume()
      const problem = getStepProblem(error, steps)
      setTold(problem)
      if (problem.step !== null) void go(problem.step)
      setBusy(false)
    }
  }
  const another = (place: Place, position: Position) => {
    setTold(null)
    void codes.another(data.places, place.key, position).then(setCodes)
  }
  /** Of the step that is open only what its fields say; of those before it all. */
  const countProblems = (one: number) =>
    one === step ? Object.keys(problems.shownAt(one)).length : one < step ? problems.allAt(one).length : 0
  /** Been there, and nothing is wrong; of the step that is open no one knows yet. */
  const isDone = (one: number) =>
    one !== step && one !== 7 && one <= furthest && problems.allAt(one).length === 0 && countProblems(one) === 0
  return {
    data,
    change,
    go,
    create,
    another,
    steps,
    step,
    told,
    pasted,
    countProblems: countProblems,
    isDone,
    organization,
    organizationId,
    autosave,
    busy,
    isLeaving: codes.busy || problems.busy,
    shown: problems.shownAt(step),
    wrong: steps
      .filter((one) => one < 7)
      .map((one) => ({ step: one, sentences: [...problems.allAt(one), ...(one === 2 ? unadded(data) : [])] }))
      .filter(({ sentences }) => sentences.length > 0),
  }
}
