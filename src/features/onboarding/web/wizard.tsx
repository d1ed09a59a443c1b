import { Button, Group, Paper, Text, Title, UnstyledButton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { Alert } from '../../../ui/alert.tsx'
import { organizationDetails } from '../../organizations/web/door.ts'
import { useMe } from '../../sign-in/web/door.ts'
import { type DraftData, type Kind, kindNames, type Place, stepNames, stepsOf } from './draft-data.ts'
import { useAutosave } from './use-autosave.ts'
import { useCodes } from './use-codes.ts'
import { type Finished, useFinish } from './use-finish.ts'
import css from './wizard.module.css'
import { WizardStep } from './wizard-step.tsx'

type WizardProps = {
  id: string
  kind: Kind
  start: DraftData
  /** The state of the draft that `start` is. */
  seen: string
  step: number | undefined
  onStep: (step: number, replace: boolean) => void
  /** Tells how to save what is not saved yet. */
  onFlush: (flush: () => Promise<void>) => void
  /** Somebody else's state is wanted instead of one's own. */
  onReload: () => void
  onFinished: (done: Finished) => void
}

const savedWords = {
  saved: 'Saved',
  saving: 'Saving …',
  failed: 'Not saved: check your connection. It is tried again.',
  changed: 'Not saved',
  gone: 'Not saved',
} as const
const createWords: Record<Kind, string> = {
  organization: 'Create Organization',
  location: 'Add Locations',
  position: 'Add Positions',
}
/** Puts codes to the places that are still there. */
const withCodes = (places: Place[], coded: Place[]): Place[] =>
  places.map((place) => {
    const { rbt_code, bcba_code } = coded.find(({ key }) => key === place.key) ?? place
    return { ...place, rbt_code, bcba_code }
  })

type StepProblem = { message: string; fields: Record<string, string>; step: number | null }

const problemOf = (error: unknown, steps: readonly number[]): StepProblem => {
  const refusal = error instanceof Refusal ? error : null
  const step = refusal?.details.step
  return {
    message: sentenceOf(error, 'Nothing was created. Please try again.'),
    fields: refusal?.fields ?? {},
    step: typeof step === 'number' && steps.includes(step) ? step : null,
  }
}

type StepsProps = { steps: readonly number[]; step: number; onStep: (step: number) => void }

const Steps = ({ steps, step, onStep }: StepsProps) => (
  <ol className={css.steps} aria-label="Steps">
    {steps.map((one, index) => (
      <li key={one}>
        <UnstyledButton
          className={css.step}
          aria-current={one === step ? 'step' : undefined}
          onClick={() => onStep(one)}
        >
          {index + 1}. {stepNames[one]}
        </UnstyledButton>
      </li>
    ))}
  </ol>
)

/** Somebody else was here meanwhile: what is typed now would be lost, and says so. */
const Overtaken = ({ state, onReload }: { state: 'changed' | 'gone'; onReload: () => void }) => (
  <Group mb="md" align="center">
    <Alert>
      {state === 'gone'
        ? 'This onboarding was finished or discarded by somebody else.'
        : 'Somebody else changed this onboarding. What you typed since is not saved.'}
    </Alert>
    <Button variant="default" onClick={onReload}>
      {state === 'gone' ? 'See What Is in Progress' : 'Load the Newer One'}
    </Button>
  </Group>
)

/** One onboarding, step by step; every change is kept, and a refusal leads to its step and field. */
export const Wizard = ({ id, kind, start, seen, step: wanted, onStep, onFlush, onReload, onFinished }: WizardProps) => {
  const me = useMe()
  const [data, setData] = useState(start)
  const [told, setTold] = useState<StepProblem | null>(null)
  const [busy, setBusy] = useState(false)
  const { state, flush, stop, resume } = useAutosave(id, kind, data, seen)
  const finish = useFinish()
  const steps = stepsOf(kind)
  const step = steps.includes(wanted ?? data.step) ? (wanted ?? data.step) : 1
  const organizationId =
    kind === 'organization' ? undefined : (data.organization_id ?? (me?.isPlatform ? undefined : me?.organization.id))
  const details = useQuery(organizationDetails, { id: organizationId ?? '' }, { enabled: organizationId !== undefined })
  const organization = kind === 'organization' ? data.name : (details.data?.name ?? '')
  const codes = useCodes(organization)
  useEffect(() => onFlush(flush))
  useEffect(() => {
    if (wanted === undefined) onStep(step, true)
  })
  const change = (more: Partial<DraftData>) => {
    setData((now) => ({ ...now, ...more }))
    setTold(null)
  }
  const setCodes = (coded: Place[]) => setData((now) => ({ ...now, places: withCodes(now.places, coded) }))
  const go = async (next: number) => {
    if (codes.busy) return
    if (next >= 4) setCodes(await codes.fill(data.places))
    setData((now) => ({ ...now, step: next }))
    onStep(next, false)
  }
  const at = steps.indexOf(step)
  const create = async () => {
    setBusy(true)
    setTold(null)
    await flush()
    stop()
    try {
      const done = await finish(id, kind, organizationId ? { ...data, organization_id: organizationId } : data)
      onFinished(done)
    } catch (error) {
      resume()
      const problem = problemOf(error, steps)
      setTold(problem)
      if (problem.step !== null) void go(problem.step)
      setBusy(false)
    }
  }
  return (
    <Paper p="lg" component="section" aria-label={kindNames[kind]}>
      <Steps steps={steps} step={step} onStep={(one) => void go(one)} />
      <Title order={2} mb="md">
        {stepNames[step]}
      </Title>
      {told && (told.step === null || told.step === step) ? (
        <div style={{ marginBottom: 16 }}>
          <Alert>{told.step === null ? told.message : `Step ${at + 1}, ${stepNames[step]}: ${told.message}`}</Alert>
        </div>
      ) : null}
      {state === 'changed' || state === 'gone' ? <Overtaken state={state} onReload={onReload} /> : null}
      <WizardStep
        step={step}
        kind={kind}
        data={data}
        change={change}
        fields={told?.fields ?? {}}
        organization={organization}
        organizationId={organizationId}
        onAnother={(place, position) => {
          setTold(null)
          void codes.another(data.places, place.key, position).then(setCodes)
        }}
      />
      <Group justify="space-between" mt="xl">
        <Text size="sm" c="dimmed" role="status">
          {savedWords[state]}
        </Text>
        <Group gap="xs">
          {at > 0 ? (
            <Button variant="default" onClick={() => void go(steps[at - 1] ?? 1)}>
              Back
            </Button>
          ) : null}
          {step === 7 ? (
            <Button loading={busy} disabled={state === 'changed' || state === 'gone'} onClick={() => void create()}>
              {createWords[kind]}
            </Button>
          ) : (
            <Button loading={codes.busy} onClick={() => void go(steps[at + 1] ?? 7)}>
              Next
            </Button>
          )}
        </Group>
      </Group>
    </Paper>
  )
}
