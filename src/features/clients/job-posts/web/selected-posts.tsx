import { Button } from '@mantine/core'
import { ListBar } from '../../../../ui/list/list-bar.tsx'
import { postCount } from './post-count.ts'

type SelectedPostsProps = { count: number; closed: boolean; onTurn: (active: boolean) => void; onClear: () => void }

/** Actions for the selected job posts. */
export const SelectedPosts = ({ count, closed, onTurn, onClear }: SelectedPostsProps) => (
  <ListBar
    label="Selected job posts"
    beside={
      <>
        <span role="status">{postCount(count)} selected</span>
        <Button size="compact-sm" variant="light" onClick={() => onTurn(closed)}>
          {closed ? `Reopen ${postCount(count)}` : `Close ${postCount(count)} …`}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={onClear}>
          Clear Selection
        </Button>
      </>
    }
  />
)
