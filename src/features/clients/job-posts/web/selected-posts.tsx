import { Button } from '@mantine/core'
import { ListBar } from '../../../../ui/list/list-bar.tsx'
import { formatPostCount } from './format-post-count.ts'

type SelectedPostsProps = { count: number; closed: boolean; onTurn: (active: boolean) => void; onClear: () => void }

/** Actions for the selected job posts. */
export const SelectedPosts = ({ count, closed, onTurn, onClear }: SelectedPostsProps) => (
  <ListBar
    label="Selected job posts"
    beside={
      <>
        <span role="status">{formatPostCount(count)} selected</span>
        <Button size="compact-sm" variant="light" onClick={() => onTurn(closed)}>
          {closed ? `Reopen ${formatPostCount(count)}` : `Close ${formatPostCount(count)}…`}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={onClear}>
          Clear Selection
        </Button>
      </>
    }
  />
)
