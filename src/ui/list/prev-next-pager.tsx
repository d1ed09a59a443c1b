import { Button, Group } from '@mantine/core'

type NewerOlderProps = { page: number; hasMore: boolean; onPage: (page: number) => void }

/** Leafs through what has no last page: newer and older entries. Nothing where one page holds them all. */
export const PrevNextPager = ({ page, hasMore, onPage }: NewerOlderProps) =>
  page > 1 || hasMore ? (
    <Group mt="sm" gap="xs">
      <Button variant="default" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Newer
      </Button>
      <Button variant="default" disabled={!hasMore} onClick={() => onPage(page + 1)}>
        Older
      </Button>
    </Group>
  ) : null
