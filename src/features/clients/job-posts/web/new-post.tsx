import { useQuery } from '../../../../platform/web/use-query.ts'
import { LoadingLines } from '../../../../ui/states.tsx'
import { useLastValue } from '../../../../ui/use-last-value.ts'
import { resolveJobCode } from '../../job-codes/web/public.ts'
import { PostForm } from './post-form.tsx'

type NewPostProps = { code: string | undefined; today: string; onClose: () => void }

/** A new job post; with a job code it is for the place and position where the code leads, and may be changed. */
export const NewPost = ({ code, today, onClose }: NewPostProps) => {
  const of = useLastValue(code ?? null)
  const found = useQuery(resolveJobCode, { code: of ?? '' }, { enabled: of !== null })
  if (of !== null && found.isLoading) return <LoadingLines label="Loading the job code" lines={5} />
  return <PostForm key={of} post={null} first={found.data?.at ?? undefined} today={today} onClose={onClose} />
}
