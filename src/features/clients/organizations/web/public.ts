import { lazyComponent } from '../../../../ui/lazy.tsx'

export { organizationTemplates } from '../contract/client-details.ts'
export { organizationDetails } from '../contract/organization-details.ts'
export { MatchCustomer } from './customer/match-customer.tsx'
export { PlaceSelect } from './place-select.tsx'
/** The auto scheduler of an organization, for Automations. */
export const SchedulerSwitches = lazyComponent(async () => (await import('./scheduler-switches.tsx')).SchedulerSwitches)
