import { Button } from '@mantine/core'
import { useState } from 'react'
import { getUrl } from '../../../../platform/web/call.ts'
import { createUrlPages } from '../../../../platform/web/create-url-pages.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { toListQuestion } from '../../../../platform/web/to-list-question.ts'
import { UrlSearch } from '../../../../platform/web/url-search.tsx'
import { useIds } from '../../../../platform/web/use-ids.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { useToday } from '../../../../platform/web/use-today.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { ListScreen } from '../../../../ui/list/list-screen.tsx'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { exportJobPosts, trackedJobPosts } from '../contract/job-posts.ts'
import { createTrackerColumns, namePost } from './create-tracker-columns.tsx'
import { PostActions } from './post-actions.tsx'
import { SelectedPosts } from './selected-posts.tsx'
import { TrackerStates, useTrackerFilter } from './tracker-filters.tsx'
import { toTrackerQuery } from './tracker-query.ts'
import type { TrackerSearch } from './tracker-search.ts'
import { usePostActivity } from './use-post-activity.tsx'

const SecondPost = lazyComponent(async () => (await import('./second-post.tsx')).SecondPost)
const TrackerDialogs = lazyComponent(async () => (await import('./tracker-dialogs.tsx')).TrackerDialogs)

type JobPostListProps = {
  search: TrackerSearch
  onSearch: (change: TrackerSearch, replace: boolean) => void
  /** Shows the posts of this organization only. */
  organizationId?: string
}

const noFilter = { q: undefined, state: undefined, organization: undefined, active: undefined, page: undefined }
const isPlain = ({ q, state, organization, active }: TrackerSearch) => !q && !state && !organization && !active

const noneYet = (mayEdit: boolean, onAdd: () => void) => ({
  title: 'No active job posts.',
  children: 'Add one with its location, start date, and cost per candidate.',
  action: mayEdit ? <Button onClick={onAdd}>Add the First Job Post</Button> : null,
})
const noMatch = { title: 'No job posts match.', clear: 'Clear Search and Filters' }

/** Job posts with how they fare: search, filters, pages, and everything that can be done with them. */
export const JobPostList = ({ search, onSearch, organizationId }: JobPostListProps) => {
  const mayEdit = useCan('candidates:edit')
  const everyone = useCan('platform:see') && organizationId === undefined
  const today = useToday(viewerTimeZone)
  const { ids, has, set, clear } = useIds()
  const { turn, busy } = usePostActivity()
  const asked = organizationId ? { ...search, organization: [organizationId] } : search
  const pages = createUrlPages(search.page, onSearch)
  const query = toTrackerQuery(asked, viewerTimeZone)
  const found = useQuery(trackedJobPosts, { ...query, page: pages.page }, { keepPrevious: true })
  const open = (dialog: 'edit' | 'refresh', id: string) => onSearch({ dialog, id }, false)
  const close = () => onSearch({ dialog: undefined, id: undefined, code: undefined }, true)
  /** Shows another list and clears the selection, which is no longer visible. */
  const show = (change: TrackerSearch, replace: boolean) => {
    if ('active' in change) clear()
    onSearch(change, replace)
  }
  const filter = (change: TrackerSearch) => show({ ...change, page: undefined }, false)
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
  const turnSome = (some: string[], active: boolean) => (active ? void reopen(some) : askClose(some))
  return (
    <ListScreen
      tabletFacts={2}
      caption="Job posts"
      chooser="job-posts"
      question={toListQuestion(found, 'Couldn’t load the job posts.')}
      pages={pages}
      search={<UrlSearch label="Search job posts" q={search.q} onSearch={onSearch} />}
      filter={useTrackerFilter(asked, filter, organizationId !== undefined)}
      beside={<TrackerStates search={asked} counts={found.data?.counts} onFilter={filter} />}
      csv={getUrl(exportJobPosts, query)}
      note={
        ids.size > 0 ? (
          <SelectedPosts
            count={ids.size}
            closed={search.active === 'closed'}
            onClear={clear}
            onTurn={(active) => turnSome([...ids], active)}
          />
        ) : null
      }
      empty={{
        none: noneYet(mayEdit, () => onSearch({ dialog: 'add', id: undefined, code: undefined }, false)),
        match: !isPlain(search) && { ...noMatch, onClear: () => show(noFilter, false) },
      }}
      columns={createTrackerColumns(Math.max(0, ...(found.data?.rows ?? []).flatMap(({ spark }) => spark)), everyone)}
      selection={
        mayEdit && search.active !== 'all' ? { has, set, label: (post) => `Select ${namePost(post)}` } : undefined
      }
      actions={
        mayEdit
          ? (post) => (
              <PostActions
                post={post}
                onEdit={() => open('edit', post.id)}
                onRefresh={() => open('refresh', post.id)}
                onTurn={(active) => turnSome([post.id], active)}
              />
            )
          : undefined
      }
    >
      <SecondPost
        asked={second}
        busy={busy}
        onClose={() => setSecond(null)}
        onConfirm={(some) => void reopen(some, true)}
      />
      <TrackerDialogs
        search={search}
        rows={found.data?.rows ?? []}
        selected={closing.length}
        today={today}
        busy={busy}
        onClose={close}
        onCloseSelected={() => void closeThem()}
      />
    </ListScreen>
  )
}
