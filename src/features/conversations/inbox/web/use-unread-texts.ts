import { useQuery } from '../../../../platform/web/use-query.ts'
import { unreadTexts } from '../contract/unread.ts'

/** How many threads have something unread; zero while no one knows. */
export const useUnreadTexts = (): number => useQuery(unreadTexts, {}).data?.unread ?? 0
