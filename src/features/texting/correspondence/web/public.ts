import { lazyComponent } from '../../../../ui/lazy.tsx'

export { candidateReach, deleteCall } from '../contract/correspondence.ts'

/** An email to a candidate; loaded when someone is to be emailed. */
export const MailForm = lazyComponent(async () => (await import('./mail-form.tsx')).MailForm)
/** A call that was made; loaded when someone logs one. */
export const CallForm = lazyComponent(async () => (await import('./call-form.tsx')).CallForm)
