import { Button, Paper, Skeleton, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import css from './leaderboard.module.css'
import type { Dashboard } from './use-dashboard-stats.ts'

type LeaderboardProps = Pick<Dashboard, 'overview' | 'missing'> & { loading: boolean; listedToday: number }

const rowsShown = 5

/** The five locations that received most candidates today. */
export const Leaderboard = ({ overview, loading, listedToday, missing }: LeaderboardProps) => {
  const rows = overview?.leaderboard.slice(0, rowsShown) ?? []
  const received = overview?.receivedToday ?? 0
  return (
    <Paper p="md" component="section" aria-labelledby="leaderboard">
      <Title order={3} id="leaderboard" mb={4}>
        Today’s Candidate Leaderboard
      </Title>
      {loading ? (
        Array.from({ length: rowsShown }, (_, at) => (
          <Skeleton key={at} height={20} radius="sm" className={css.waiting} />
        ))
      ) : rows.length === 0 ? (
        <Text c="dimmed" py="md">
          No data available{missing.overview ? ': it could not be loaded' : null}
        </Text>
      ) : (
        <ol className={css.list}>
          {rows.map((row, at) => (
            <li key={`${row.organization_id} ${row.location_id ?? row.location}`} className={css.row}>
              <span className={css.rank}>{at + 1}</span>
              <div style={{ minWidth: 0 }}>
                <Text size="sm" fw={600} truncate>
                  {row.location}
                </Text>
                <Text size="xs" c="dimmed" truncate>
                  {row.organization || 'Your Organization'}
                </Text>
              </div>
              <span className={css.count}>{row.candidates.toLocaleString('en-US')}</span>
              <Button
                size="compact-sm"
                variant="default"
                renderRoot={(props) => (
                  <Link
                    {...props}
                    to="/organization/$organizationId"
                    params={{ organizationId: row.organization_id }}
                  />
                )}
                aria-label={`Open ${row.organization}, ${row.location}`}
              >
                Open
              </Button>
            </li>
          ))}
        </ol>
      )}
      {loading || missing.overview || missing.figures || missing.days || received === listedToday ? (
        <div className={css.note} />
      ) : (
        <Text size="xs" c="dimmed" className={css.note}>
          Counts the {received.toLocaleString('en-US')} received today. The list below goes by the date people
          submitted, which can be another day.
        </Text>
      )}
    </Paper>
  )
}
