import { Button, Paper } from '@mantine/core'
import { useState } from 'react'
import { sentenceOf } from '../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../platform/web/time-zone.ts'
import { useIds } from '../../../platform/web/use-ids.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { useToday } from '../../../platform/web/use-today.ts'
import { pageSize, pagesShown } from '../../../rules/count.ts'
import { late } from '../../../ui/late.tsx'
import { ListPages } from '../../../ui/list-pages.tsx'
import { ListTable } from '../../../ui/list-table.tsx'
import { Empty, Failed } from '../../../ui/states.tsx'
import { usePageInReach } from '../../../ui/use-page-in-reach.ts'
import { useCan } from '../../sign-in/web/door.ts'
import { trackedJobPosts } from '../contract.ts'
import { PostActions } from './post-actions.tsx'
import { SelectedPosts } from './selected-posts.tsx'
import { TrackerBar } from './tracker-bar.tsx'
import { trackerColumns } from './tracker-columns.tsx'
import { trackerQueryOf } from './tracker-query.ts'
import type { TrackerSearch } from './tracker-search.ts'
import { usePostActivity } from './use-post-activity.tsx'

const SecondPost = late(async () => (await import('./second-post.tsx')).SecondPost)
const TrackerDialogs = late(async () => (await import('./tracker-dialogs.tsx')).TrackerDialogs)

type JobPostListProps = {
  search: TrackerSearch
  onSearch: (change: TrackerSearch, replace: boolean) => void
  /** Shows the posts of this organization only. */
  organizationId?: string
}

const isPlain = ({ q, state, organization, active }: TrackerSearch) => !q && !state && !organization && !active

/** Job posts with how they fare: search, filters, pages, and everything that can be done with them. */
export const JobPostList = ({ search, onSearch, organizationId }: JobPostListProps) => {
  const mayEdit = useCan('candidates:edit')
  const today = useToday(viewerTimeZone)
  const { ids, has, set, clear } = useIds()
  const { turn, busy } = usePostActivity()
  const asked = organizationId ? { ...search, organization: [organizationId] } : search
  const page = search.page ?? 1
  const query = trackerQueryOf(asked, viewerTimeZone)
  const found = useQuery(
    trackedJobPosts,
    { ...query, page },
    { areas: ['job-posts', 'candidates'], keepPrevious: true },
  )
  const close = () => onSearch({ dialog: undefined, id: undefined }, true)
  const rows = found.data?.rows ?? null
  const total = found.isPlaceholderData ? undefined : found.data?.total
  usePageInReach(page, pageSize, total, (last) => onSearch({ page: last === 1 ? undefined : last }, true))
  /** What was selected is no longer in sight when another list is shown. */
  const show = (change: TrackerSearch, replace: boolean) => {
    if ('active' in change) clear()
    onSearch(change, replace)
  }
  const [closing, setClosing] = useState<string[]>([])
  const [second, setSecond] = useState<{ ids: string[]; why: string } | null>(null)
  const closeThem = async () => {
    if ((await turn(closing, false)) === true) clear()
    close()
  }
  const reopen = async (some: string[], anyway = false) => {
    const done = await turn(some, true, anyway)
    setSecond(typeof done === 'string' ? { ids: some, why: done } : null)
    if (done === true) clear()
  }
  const askClose = (some: string[]) => {
    setClosing(some)
    onSearch({ dialog: 'close' }, false)
  }
  return (
    <Paper component="section" aria-label="Job posts" style={{ overflow: 'clip' }}>
      <TrackerBar search={asked} counts={found.data?.counts} onSearch={show} fixed={organizationId !== undefined} />
      {ids.size > 0 ? (
        <SelectedPosts
          count={ids.size}
          closed={search.active === 'closed'}
          onClear={clear}
          onTurn={(active) => {
            if (!active) askClose([...ids])
            else void reopen([...ids])
          }}
        />
      ) : null}
      {found.isError && !found.data ? (
        <Failed onRetry={() => void found.refetch()}>
          {sentenceOf(found.error, 'The job posts could not be loaded.')}
        </Failed>
      ) : rows?.length === 0 ? (
        isPlain(search) ? (
          <Empty title="No active job posts.">Add one with its location, start and cost per lead.</Empty>
        ) : (
          <Empty
            title="No job posts match."
            action={
              <Button
                variant="default"
                onClick={() =>
                  show(
                    { q: undefined, state: undefined, organization: undefined, active: undefined, page: undefined },
                    false,
                  )
                }
              >
                Clear Search and Filters
              </Button>
            }
          />
        )
      ) : (
        <ListTable
          caption="Job posts"
          chooser="job-posts"
          columns={trackerColumns}
          rows={rows}
          stale={found.isPlaceholderData}
          selection={
            mayEdit && search.active !== 'all'
              ? { has, set, label: (post) => `Select ${post.location ?? 'job post'} ${post.position ?? ''}`.trim() }
              : undefined
          }
          actions={
            mayEdit
              ? (post) => (
                  <PostActions
                    post={post}
                    onEdit={() => onSearch({ dialog: 'edit', id: post.id }, false)}
                    onRefresh={() => onSearch({ dialog: 'refresh', id: post.id }, false)}
                    onTurn={(active) => (active ? void reopen([post.id]) : askClose([post.id]))}
                  />
                )
              : undefined
          }
        />
      )}
      {rows && rows.length > 0 ? (
        <ListPages
          page={page}
          pageSize={pageSize}
          total={found.data?.total ?? 0}
          shown={pagesShown}
          onPage={(next) => onSearch({ page: next === 1 ? undefined : next }, false)}
        />
      ) : null}
      <SecondPost
        asked={second}
        busy={busy}
        onClose={() => setSecond(null)}
        onConfirm={(some) => void reopen(some, true)}
      />
      <TrackerDialogs
        search={search}
        rows={rows ?? []}
        selected={closing.length}
        today={today}
        busy={busy}
        onClose={close}
        onCloseSelected={() => void closeThem()}
      />
    </Paper>
  )
}
