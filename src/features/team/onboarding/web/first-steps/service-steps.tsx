import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { useMe } from '../../../../access/sign-in/web/public.ts'
import { serviceSteps } from '../../contract/first-steps.ts'
import { listSteps, type ServiceStep } from '../../rules/first-steps.ts'
import { type FirstStepsProps, StepsCard, type StepWords } from './steps-card.tsx'

const describe: Readonly<Record<ServiceStep, (clientId: string | null) => StepWords>> = {
  client: () => ({
    title: 'Add your first client',
    body: 'Client Onboarding creates the clinic with its locations, codes, and first Admin.',
    ways: [{ label: 'Add Client', link: { to: '/client-onboarding' } }],
  }),
  location: (clientId) => ({
    title: 'Add a location',
    body: 'Each location has its own job codes, hours, and time zone.',
    ways: clientId
      ? [
          {
            label: 'Add Location',
            link: {
              to: '/organization/$organizationId',
              params: { organizationId: clientId },
              search: { tab: 'locations' },
            },
          },
        ]
      : [],
  }),
  code: (clientId) => ({
    title: 'Create a job code',
    body: 'People apply with a code for one location and position.',
    ways: clientId ? [{ label: 'Create Job Code', link: { to: '/active-job-codes', search: { dialog: 'add' } } }] : [],
  }),
  candidate: (clientId) => ({
    title: 'Get the first applicant',
    body: 'Share the link or QR code of a job code, or import the clinic’s list.',
    ways: clientId
      ? [
          { label: 'Open Job Codes', link: { to: '/active-job-codes' } },
          { label: 'Import List', link: { to: '/imports' } },
        ]
      : [],
  }),
}

/** The first steps of the service itself: from the first client to its first applicant. */
export const ServiceSteps = ({ list }: Pick<FirstStepsProps, 'list'>) => {
  const me = useMe()
  const found = useQuery(serviceSteps, {})
  const { data } = found
  if (!data)
    return (
      <StepsCard
        list={list}
        steps={[]}
        waits={
          found.isError ? (
            <ErrorState onRetry={() => void found.refetch()}>
              {getErrorMessage(found.error, 'Couldn’t load the first steps.')}
            </ErrorState>
          ) : (
            <LoadingLines label="Loading first steps" lines={6} />
          )
        }
      />
    )
  const steps = listSteps(true, me?.can ?? []) as ServiceStep[]
  return (
    <StepsCard
      list={list}
      steps={steps.map((step) => ({ key: step, done: data.steps[step], words: describe[step](data.clientId) }))}
    />
  )
}
