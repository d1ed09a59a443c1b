import { Button, Group, Paper, Text, Title, UnstyledButton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { Alert } from '../../../ui/alert.tsx'
import { organizationDetails } from '../../organizations/web/door.ts'
import { useMe } from '../../sign-in/web/door.ts'
import { fillCodes } from '../rules/fill-codes.ts'
import { type DraftData, type Kind, kindNames, stepNames, stepsOf } from './draft-data.ts'
import { CodesStep, PositionsStep } from './step-codes.tsx'
import { KnownLocationsStep, NewLocationsStep } from './step-locations.tsx'
import { ExistingOrganizationStep, NewOrganizationStep } from './step-organization.tsx'
import { PeopleStep } from './step-people.tsx'
import { ReviewStep } from './step-review.tsx'
import { StatusesStep } from './step-statuses.tsx'
import { useAutosave } from './use-autosave.ts'
import { type Finished, useFinish } from './use-finish.ts'
import css from './wizard.module.css'

type WizardProps = {
  id: string
  kind: Kind
  start: DraftData
  step: number | undefined
  onStep: (step: number) => void
  onFinished: (done: Finished) => void
}

const savedWords = { saved: 'Saved', saving: 'Saving …', failed: 'Not saved: check your connection' } as const
const createWords: Record<Kind, string> = {
  organization: 'Create Organization',
  location: 'Add Locations',
  position: 'Add Positions',
}

/** One onboarding, step by step; every change is kept, and a refusal leads to its step and field. */
export const Wizard = ({ id, kind, start, step: wanted, onStep, onFinished }: WizardProps) => {
  const me = useMe()
  const [data, setData] = useState(start)
  const [told, setTold] = useState<{ message: string; fields: Record<string, string> } | null>(null)
  const [busy, setBusy] = useState(false)
  const { state, stop, resume } = useAutosave(id, kind, data)
  const finish = useFinish()
  const steps = stepsOf(kind)
  const step = steps.includes(wanted ?? data.step) ? (wanted ?? data.step) : 1
  const organizationId =
    kind === 'organization' ? undefined : (data.organization_id ?? (me?.isPlatform ? undefined : me?.organization.id))
  const details = useQuery(
    organizationDetails,
    { id: organizationId ?? '' },
    { areas: ['organizations'], enabled: organizationId !== undefined },
  )
  const organization = kind === 'organization' ? data.name : (details.data?.name ?? '')
  const change = (more: Partial<DraftData>) => setData((now) => ({ ...now, ...more }))
  const go = (next: number) => {
    setData((now) => ({
      ...now,
      step: next,
      ...(next >= 4 ? { places: fillCodes(organization, now.places) } : {}),
    }))
    onStep(next)
  }
  const at = steps.indexOf(step)
  const create = async () => {
    setBusy(true)
    setTold(null)
    stop()
    try {
      const done = await finish(id, kind, organizationId ? { ...data, organization_id: organizationId } : data)
      onFinished(done)
    } catch (error) {
      resume()
      const refusal = error instanceof Refusal ? error : null
      setTold({
        message: sentenceOf(error, 'Nothing was created. Please try again.'),
        fields: refusal?.fields ?? {},
      })
      const wrong = refusal?.details.step
      if (typeof wrong === 'number' && steps.includes(wrong)) go(wrong)
      setBusy(false)
    }
  }
  const props = { data, change, fields: told?.fields ?? {} }
  const bodies: Record<number, () => ReactNode> = {
    1: () => (kind === 'organization' ? <NewOrganizationStep {...props} /> : <ExistingOrganizationStep {...props} />),
    2: () =>
      kind === 'position' ? (
        <KnownLocationsStep {...props} known={details.data?.locations ?? []} />
      ) : (
        <NewLocationsStep {...props} />
      ),
    3: () => <PositionsStep {...props} />,
    4: () => <CodesStep {...props} organization={organization} />,
    5: () => <StatusesStep {...props} />,
    6: () => <PeopleStep {...props} />,
    7: () => <ReviewStep kind={kind} data={data} organization={organization} />,
  }
  return (
    <Paper p="lg" component="section" aria-label={kindNames[kind]}>
      <ol className={css.steps} aria-label="Steps">
        {steps.map((one, index) => (
          <li key={one}>
            <UnstyledButton
              className={css.step}
              aria-current={one === step ? 'step' : undefined}
              onClick={() => go(one)}
            >
              {index + 1}. {stepNames[one]}
            </UnstyledButton>
          </li>
        ))}
      </ol>
      <Title order={2} mb="md">
        {stepNames[step]}
      </Title>
      {told ? (
        <div style={{ marginBottom: 16 }}>
          <Alert>{told.message}</Alert>
        </div>
      ) : null}
      {bodies[step]?.()}
      <Group justify="space-between" mt="xl">
        <Text size="sm" c="dimmed" role="status">
          {savedWords[state]}
        </Text>
        <Group gap="xs">
          {at > 0 ? (
            <Button variant="default" onClick={() => go(steps[at - 1] ?? 1)}>
              Back
            </Button>
          ) : null}
          {step === 7 ? (
            <Button loading={busy} onClick={() => void create()}>
              {createWords[kind]}
            </Button>
          ) : (
            <Button onClick={() => go(steps[at + 1] ?? 7)}>Next</Button>
          )}
        </Group>
      </Group>
    </Paper>
  )
}
