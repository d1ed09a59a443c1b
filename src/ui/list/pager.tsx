import { Text, UnstyledButton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@reinforce/icons'
import css from './pager.module.css'

type PagerProps = {
  page: number
  /** The page numbers to offer, a gap as '…'. */
  shown: readonly (number | '…')[]
  pages: number
  summary: string
  onPage: (page: number) => void
}

/** Pages of a list: first, last, the current one and its neighbours. */
export const Pager = ({ page, shown, pages, summary, onPage }: PagerProps) => (
  <nav className={css.bar} aria-label="Pages">
    <Text size="sm" c="dimmed" role="status">
      {summary}
    </Text>
    {pages > 1 ? (
      <div className={css.pages}>
        <UnstyledButton
          className={css.page}
          aria-label="Previous page"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <IconChevronLeft size={16} style={{ verticalAlign: 'middle' }} />
        </UnstyledButton>
        {shown.map((one, at) =>
          one === '…' ? (
            <Text key={`gap-${shown[at - 1]}`} span c="dimmed" aria-hidden>
              …
            </Text>
          ) : (
            <UnstyledButton
              key={one}
              className={css.page}
              aria-label={`Page ${one}`}
              aria-current={one === page ? 'page' : undefined}
              onClick={() => onPage(one)}
            >
              {one}
            </UnstyledButton>
          ),
        )}
        <UnstyledButton
          className={css.page}
          aria-label="Next page"
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          <IconChevronRight size={16} style={{ verticalAlign: 'middle' }} />
        </UnstyledButton>
      </div>
    ) : null}
  </nav>
)
