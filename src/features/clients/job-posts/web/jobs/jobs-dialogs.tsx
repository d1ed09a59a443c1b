import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../../ui/lazy.tsx'
import { useLastValue } from '../../../../../ui/use-last-value.ts'
import { QrBody } from '../../../job-codes/web/public.ts'
import type { JobOfPlace } from '../../contract/jobs.ts'
import type { JobsSearch } from './jobs-search.ts'

const RefreshForm = lazyBody(async () => (await import('../refresh-form.tsx')).RefreshForm)

type JobsDialogsProps = { search: JobsSearch; rows: readonly JobOfPlace[]; today: string; onClose: () => void }

/** The dialogs of the jobs by location, as the URL says. */
export const JobsDialogs = ({ search, rows, today, onClose }: JobsDialogsProps) => {
  const job = rows.find(({ id }) => id === search.id) ?? null
  const shown = useLastValue(job)
  const post = shown?.post ?? null
  return (
    <>
      <Dialog opened={search.dialog === 'qr' && Boolean(job?.code)} onClose={onClose} title="Apply link">
        {shown?.code ? <QrBody code={shown.code} location={shown.location} /> : null}
      </Dialog>
      <Dialog
        opened={search.dialog === 'repost' && Boolean(job?.post)}
        onClose={onClose}
        title={shown ? `Repost ${shown.location}, ${shown.position}` : 'Repost'}
      >
        {post ? <RefreshForm key={post.id} post={post} today={today} onClose={onClose} /> : null}
      </Dialog>
    </>
  )
}
