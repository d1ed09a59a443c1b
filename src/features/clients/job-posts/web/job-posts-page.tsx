import { Button } from '@mantine/core'
import { IconPlus } from '@reinforce/icons'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { JobsFrame } from '../../job-codes/web/public.ts'
import { JobPostList } from './job-post-list.tsx'
import type { TrackerSearch } from './tracker-search.ts'

type JobPostsPageProps = { search: TrackerSearch; onSearch: (change: TrackerSearch, replace: boolean) => void }

/** Job posts and why each of them is Good, Warning or Alert; the ones that need attention come first. */
export const JobPostsPage = ({ search, onSearch }: JobPostsPageProps) => {
  const mayEdit = useCan('candidates:edit')
  return (
    <JobsFrame
      tab="/job-post-tracker"
      lead="Active posts, most urgent first"
      actions={
        mayEdit ? (
          <Button
            leftSection={<IconPlus size={16} stroke={1.7} />}
            onClick={() => onSearch({ dialog: 'add', id: undefined, code: undefined }, false)}
          >
            Add Job Post
          </Button>
        ) : null
      }
    >
      <JobPostList search={search} onSearch={onSearch} />
    </JobsFrame>
  )
}
