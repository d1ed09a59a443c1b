import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import type { CountedSearch } from './cost-search.ts'

/** High enough to be hit with a finger. */
const reach = { display: 'inline-block', minWidth: 24, minHeight: 24, lineHeight: '24px' } as const

type CountedLinkProps = { count: number; words: string; search: CountedSearch }

/** A number that opens the texts it counts; nothing to open at 0. */
export const CountedLink = ({ count, words, search }: CountedLinkProps) =>
  count === 0 ? (
    <>0</>
  ) : (
    <Anchor
      size="sm"
      style={reach}
      aria-label={`${formatCount(count)} ${words}`}
      renderRoot={(props) => <Link {...props} to="/counted-texts" search={search} />}
    >
      {formatCount(count)}
    </Anchor>
  )
