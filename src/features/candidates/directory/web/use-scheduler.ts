import { useMe } from '../../../access/sign-in/web/public.ts'

/**
 * Whether the auto scheduler is offered: the person's organization has it set. Staff of the service see all organizations;
 * the server leaves out the candidates of those that do not have it.
 */
export const useScheduler = (): boolean => {
  const me = useMe()
  return me !== null && (me.isPlatform || me.organization.scheduler)
}
