import { useQuery } from '../../../../platform/web/use-query.ts'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { unroutedWaiting } from '../contract/unrouted-waiting.ts'

/** Count unrouted applications, for platform staff; zero while no one knows. */
export const useUnroutedWaiting = (): number =>
  useQuery(unroutedWaiting, {}, { enabled: useCan('platform:see') }).data?.waiting ?? 0
