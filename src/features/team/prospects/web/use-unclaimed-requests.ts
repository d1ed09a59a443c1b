import { useQuery } from '../../../../platform/web/use-query.ts'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { unclaimedRequests } from '../contract/unclaimed.ts'

/** How many demo requests no one has taken, for platform staff; zero while no one knows. */
export const useUnclaimedRequests = (): number =>
  useQuery(unclaimedRequests, {}, { enabled: useCan('platform:see') }).data?.waiting ?? 0
