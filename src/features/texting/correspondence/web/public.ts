import { lazyComponent } from '../../../../ui/lazy.tsx'

export { candidateReach, deleteCall } from '../contract.ts'

/** A mail to a candidate; loaded when somebody is to be mailed. */
export const MailForm = lazyComponent(async () => (await import('./mail-form.tsx')).MailForm)
/** A call that was made; loaded when somebody logs one. */
export const CallForm = lazyComponent(async () => (await import('./call-form.tsx')).CallForm)
