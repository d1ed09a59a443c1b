import { Confirm } from '../../../../ui/dialog/confirm.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../ui/lazy.tsx'
import { useLastValue } from '../../../../ui/use-last-value.ts'
import type { TrackedPost } from '../contract/job-posts.ts'
import { formatPostCount } from './format-post-count.ts'
import type { TrackerSearch } from './tracker-search.ts'

const NewPost = lazyBody(async () => (await import('./new-post.tsx')).NewPost)
const PostForm = lazyBody(async () => (await import('./post-form.tsx')).PostForm)
const RefreshForm = lazyBody(async () => (await import('./refresh-form.tsx')).RefreshForm)

type TrackerDialogsProps = {
  search: TrackerSearch
  rows: readonly TrackedPost[]
  selected: number
  today: string
  busy: boolean
  onCloseSelected: () => void
  onClose: () => void
}

/** The dialogs of the tracker, as the URL says. */
export const TrackerDialogs = ({
  search,
  rows,
  selected,
  today,
  busy,
  onCloseSelected,
  onClose,
}: TrackerDialogsProps) => {
  const { dialog } = search
  const post = rows.find((row) => row.id === search.id) ?? null
  const shown = useLastValue(post)
  return (
    <>
      <Dialog opened={dialog === 'add'} onClose={onClose} title="Add job post">
        <NewPost code={search.code} today={today} onClose={onClose} />
      </Dialog>
      <Dialog opened={dialog === 'edit' && post !== null} onClose={onClose} title="Edit job post">
        {shown ? <PostForm key={shown.id} post={shown} today={today} onClose={onClose} /> : null}
      </Dialog>
      <Dialog opened={dialog === 'refresh' && post !== null} onClose={onClose} title="Repost job">
        {shown ? <RefreshForm key={shown.id} post={shown} today={today} onClose={onClose} /> : null}
      </Dialog>
      <Confirm
        opened={dialog === 'close' && selected > 0}
        title="Close job posts"
        action={`Close ${formatPostCount(selected)}`}
        busy={busy}
        onConfirm={onCloseSelected}
        onClose={onClose}
      >
        They leave the active list and the dashboard’s alerts. You can undo this.
      </Confirm>
    </>
  )
}
