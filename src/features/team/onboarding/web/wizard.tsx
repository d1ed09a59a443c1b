import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { showErrors } from '../../../../platform/web/form/show-errors.ts'
import { pluralize } from '../../../../rules/words/count.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { type DraftData, type Kind, kindNames, stepNames } from './draft-data.ts'
import type { OnboardingResult } from './use-finish.ts'
import { type StepProblem, useWizard } from './use-wizard.ts'
import { WizardStep } from './wizard-step.tsx'
import { WizardSteps } from './wizard-steps.tsx'

export { FinishedOnboarding } from './finished.tsx'

type WizardProps = {
  id: string
  kind: Kind
  start: DraftData
  /** The state of the draft that `start` is. */
  seen: string
  step: number | undefined
  onStep: (step: number, replace: boolean) => void
  /** Receives a function that saves unsaved words. */
  onFlush: (flush: () => Promise<void>) => void
  /** Someone else's state is wanted instead of your own. */
  onReload: () => void
  onFinished: (done: OnboardingResult) => void
}

const savedWords = {
  saved: 'Saved',
  saving: 'Saving…',
  failed: 'Not saved. Check your connection. We’ll retry.',
  refused: 'Not saved',
  changed: 'Not saved',
  gone: 'Not saved',
} as const
const createWords: Record<Kind, string> = {
  organization: 'Create Organization',
  location: 'Add Locations',
  position: 'Add Positions',
}

/** Someone else changed it: warns that words typed now would be lost. */
const Overtaken = ({ state, onReload }: { state: 'changed' | 'gone'; onReload: () => void }) => (
  <Group mb="md" align="center">
    <Alert>
      {state === 'gone'
        ? 'Someone else finished or discarded this onboarding.'
        : 'Someone else changed this onboarding. Your latest changes aren’t saved.'}
    </Alert>
    <Button variant="default" onClick={onReload}>
      {state === 'gone' ? 'See What Is in Progress' : 'Load Their Version'}
    </Button>
  </Group>
)

/** The sentences of a refusal that no field of the open step shows; the first field with one has the focus. */
const useUnshown = (said: StepProblem | null) => {
  const fields = useRef<HTMLDivElement>(null)
  const [unshown, setUnshown] = useState<string[]>([])
  useLayoutEffect(() => {
    setUnshown(said ? showErrors(fields.current, [said.message, ...Object.values(said.fields)]) : [])
  }, [said])
  return { fields, unshown }
}

/** One onboarding, step by step; every change is kept, each step is checked when one leaves it, a refusal leads to its step and field. */
export const Wizard = ({ onFlush, onReload, ...props }: WizardProps) => {
  const { kind } = props
  const { data, step, steps, told, shown, wrong, autosave, go, ...wizard } = useWizard(props)
  useEffect(() => onFlush(autosave.flush))
  const at = steps.indexOf(step)
  const overtaken = autosave.state === 'changed' || autosave.state === 'gone' ? autosave.state : null
  const said = told && (told.step === null || told.step === step) ? told : null
  const { fields, unshown } = useUnshown(said)
  return (
    <Paper p="lg" component="section" aria-label={kindNames[kind]}>
      <WizardSteps
        steps={steps}
        step={step}
        problems={wizard.countProblems}
        isDone={wizard.isDone}
        onStep={(one) => void go(one)}
      />
      <Title order={2} mb="md">
        {stepNames[step]}
      </Title>
      {said && unshown.length > 0 ? (
        <div style={{ marginBottom: 16 }}>
          <Alert>
            {said.step === null ? '' : `Step ${at + 1}, ${stepNames[step]}: `}
            {unshown.join(' ')}
          </Alert>
        </div>
      ) : shown.locations ? (
        <div style={{ marginBottom: 16 }}>
          <Alert>{shown.locations}</Alert>
        </div>
      ) : null}
      {wizard.pasted > 0 ? (
        <Text size="sm" mb="md" role="status">
          {pluralize(wizard.pasted, 'pasted location was', 'pasted locations were')} added.
        </Text>
      ) : null}
      {overtaken ? <Overtaken state={overtaken} onReload={onReload} /> : null}
      {autosave.state === 'refused' ? (
        <div style={{ marginBottom: 16 }}>
          <Alert>{autosave.refusal}</Alert>
        </div>
      ) : null}
      <div ref={fields}>
        <WizardStep
          step={step}
          kind={kind}
          data={data}
          change={wizard.change}
          fields={{ ...shown, ...told?.fields }}
          wrong={wrong}
          onStep={(one) => void go(one)}
          organization={wizard.organization}
          organizationId={wizard.organizationId}
          onAnother={wizard.another}
        />
      </div>
      <Group justify="space-between" mt="xl">
        <Text size="sm" c="dimmed" role="status">
          {savedWords[autosave.state]}
        </Text>
        <Group gap="xs">
          {at > 0 ? (
            <Button variant="default" onClick={() => void go(steps[at - 1] ?? 1)}>
              Back
            </Button>
          ) : null}
          {step === 7 ? (
            <Button
              loading={wizard.busy}
              disabled={overtaken !== null || wrong.length > 0}
              onClick={() => void wizard.create()}
            >
              {createWords[kind]}
            </Button>
          ) : (
            <Button loading={wizard.isLeaving} onClick={() => void go(steps[at + 1] ?? 7, true)}>
              Next
            </Button>
          )}
        </Group>
      </Group>
    </Paper>
  )
}
