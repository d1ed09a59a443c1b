import { type Position } from '../../../../rules/credential/positions.ts'
import type { DraftData, Kind, Place, StepProps } from './draft-data.ts'
import { CodesStep, PositionsStep } from './step-codes.tsx'
import { KnownLocationsStep, NewLocationsStep } from './step-locations.tsx'
import { ExistingOrganizationStep, NewOrganizationStep } from './step-organization.tsx'
import { PeopleStep } from './step-people.tsx'
import { ReviewStep, type WrongStep } from './step-review.tsx'
import { StatusesStep } from './step-statuses.tsx'

type WizardStepProps = StepProps & {
  step: number
  kind: Kind
  data: DraftData
  organization: string
  organizationId: string | undefined
  wrong: readonly WrongStep[]
  onStep: (step: number) => void
  onAnother: (place: Place, position: Position) => void
}

/** The fields of one step. */
export const WizardStep = ({
  step,
  kind,
  organization,
  organizationId,
  wrong,
  onStep,
  onAnother,
  ...props
}: WizardStepProps) => {
  const { data, change } = props
  if (step === 1)
    return kind === 'organization' ? <NewOrganizationStep {...props} /> : <ExistingOrganizationStep {...props} />
  if (step === 2)
    return kind === 'position' ? (
      <KnownLocationsStep data={data} change={change} organizationId={organizationId} />
    ) : (
      <NewLocationsStep {...props} />
    )
  if (step === 3) return <PositionsStep {...props} />
  if (step === 4) return <CodesStep {...props} onAnother={onAnother} />
  if (step === 5) return <StatusesStep {...props} />
  if (step === 6) return <PeopleStep {...props} />
  return <ReviewStep kind={kind} data={data} organization={organization} wrong={wrong} onStep={onStep} />
}
