import { useQuery } from '../../../../platform/web/use-query.ts'
import { interviewers } from '../contract/interviews.ts'

/** Returns the people who interview: empty until they load, null if they failed to. */
export const useInterviewers = (): readonly { id: string; name: string }[] | null => {
  const { data, isError } = useQuery(interviewers, {})
  return data?.people ?? (isError ? null : [])
}
