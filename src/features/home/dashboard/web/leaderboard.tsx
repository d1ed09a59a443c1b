import { Skeleton, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { useCan } from '../../../access/sign-in/web/public.ts'
import css from './dashboard-page.module.css'
import type { Dashboard } from './use-dashboard-stats.ts'

type LeaderboardProps = Pick<Dashboard, 'overview' | 'missing'> & { loading: boolean; listedToday: number }

const rowsShown = 5

/** The five locations that received most candidates today, side by side. */
export const Leaderboard = ({ overview, loading, listedToday, missing }: LeaderboardProps) => {
  const isPlatform = useCan('platform:see')
  const rows = overview?.leaderboard.slice(0, rowsShown) ?? []
  const most = Math.max(1, ...rows.map(({ candidates }) => candidates))
  const received = overview?.receivedToday ?? 0
  const isSame = loading || missing.overview || missing.figures || missing.days || received === listedToday
  return (
    <section className={css.leaders} aria-labelledby="leaderboard">
      <Title order={3} id="leaderboard">
        Today’s Candidate Leaderboard
      </Title>
      {loading ? (
        <Skeleton height={60} mt={4} radius="sm" />
      ) : rows.length === 0 ? (
        <Text c="dimmed">No data available{missing.overview ? ': couldn’t load it' : null}</Text>
      ) : (
        <ol>
          {rows.map((row) => (
            <li key={`${row.organization_id} ${row.location_id ?? row.location}`}>
              <span className={css.place} title={row.location}>
                {row.location}
              </span>
              {isPlatform ? (
                <span className={css.clinic} title={row.organization}>
                  {row.organization || 'Your Organization'}
                </span>
              ) : null}
              <span className={css.bar} style={{ width: `${(row.candidates / most) * 100}%` }} />
              <span className={css.of}>
                <b>{formatCount(row.candidates)}</b>
                <Link
                  className={css.open}
                  to="/organization/$organizationId"
                  params={{ organizationId: row.organization_id }}
                  aria-label={`Open ${row.organization}, ${row.location}`}
                >
                  Open
                </Link>
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className={css.note}>
        {isSame ? null : `Counts the ${formatCount(received)} received today. The list uses the date people submitted.`}
      </p>
    </section>
  )
}
