import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { trackedJobPosts } from '../contract/job-posts.ts'
import { PostStateBadge } from './post-state.tsx'

type PostsView = { list: ReactNode; total: number | null; countText: string; retry: () => void }
type ActivePostsProps = { organizationId: string; children: (posts: PostsView) => ReactNode }

const words = (count: number) => `${formatCount(count)} active job ${count === 1 ? 'post' : 'posts'}`

const useActivePosts = (id: string) =>
  useQuery(trackedJobPosts, { timeZone: viewerTimeZone, organization: [id], active: 'active', page: 1 })
type PostsQuery = ReturnType<typeof useActivePosts>

/** The first page of a client's active job posts. A link opens the full list. */
const Posts = ({ organizationId, found }: { organizationId: string; found: PostsQuery }) => {
  if (found.isError && !found.data)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load the job posts.')}
      </ErrorState>
    )
  if (!found.data) return <LoadingLines label="Loading job posts" lines={3} />
  const { rows, total } = found.data
  if (total === 0) return <Text>It has no active job posts.</Text>
  return (
    <div>
      <Text mb="xs">
        It has{' '}
        <Anchor
          underline="always"
          renderRoot={(props) => <Link {...props} to="/job-post-tracker" search={{ organization: [organizationId] }} />}
        >
          {words(total)}
        </Anchor>
        , which {total === 1 ? 'stays as it is' : 'stay as they are'}:
      </Text>
      <Stack
        component="ul"
        aria-label="Active job posts"
        gap={6}
        m={0}
        p={0}
        mah={240}
        style={{ listStyle: 'none', overflowY: 'auto' }}
        // A part that scrolls has to be within reach of the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {rows.map((post) => (
          <li key={post.id}>
            <Text span size="sm" fw={600} mr="xs">
              {[post.location ?? 'No location', post.position].filter(Boolean).join(' · ')}
            </Text>
            <PostStateBadge state={post.state}>{post.reason}</PostStateBadge>
          </li>
        ))}
      </Stack>
      {total > rows.length ? (
        <Text size="sm" c="dimmed" mt="xs">
          And {formatCount(total - rows.length)} more.
        </Text>
      ) : null}
    </div>
  )
}

/** An organization's active job posts, and how many, for who is about to change it. */
export const ActivePosts = ({ organizationId, children }: ActivePostsProps) => {
  const found = useActivePosts(organizationId)
  const total = found.data?.total ?? null
  return children({
    list: <Posts organizationId={organizationId} found={found} />,
    total,
    countText: total ? words(total) : '',
    retry: () => void found.refetch(),
  })
}
