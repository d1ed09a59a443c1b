import { useQuery } from '../../../../platform/web/use-query.ts'
import { RealPreview } from '../../../texting/messages/web/public.ts'
import { threads } from '../contract/inbox.ts'

/** What one of the people of one's newest threads would receive. Sends nothing. */
export const RecentPreview = ({ message }: { message: string }) => {
  const found = useQuery(threads, {})
  const people = new Map(found.data?.threads.map(({ candidateId, name }) => [candidateId, name]))
  return <RealPreview message={message} people={people} />
}
