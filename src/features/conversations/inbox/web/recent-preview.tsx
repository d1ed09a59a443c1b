import { useQuery } from '../../../../platform/web/use-query.ts'
import { RealPreview } from '../../../texting/messages/web/public.ts'
import { threads } from '../contract/inbox.ts'

/** Previews the text for someone from the newest threads. Sends nothing. */
export const RecentPreview = ({ message }: { message: string }) => {
  const found = useQuery(threads, {})
  const people = new Map(found.data?.threads.map(({ candidateId, name }) => [candidateId, name]))
  return <RealPreview message={message} people={people} />
}
