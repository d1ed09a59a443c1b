import { useMe } from '../../../../access/sign-in/web/public.ts'
import { ClinicSteps } from './clinic-steps.tsx'
import { ServiceSteps } from './service-steps.tsx'
import type { FirstStepsProps } from './steps-card.tsx'

/** The first steps of the viewer's clinic, or of the service for platform staff. */
export const FirstSteps = (props: FirstStepsProps) =>
  useMe()?.isPlatform ? <ServiceSteps list={props.list} /> : <ClinicSteps {...props} />
