import { Button, Skeleton, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { countDaysBetween, type Day, formatDay, toLocalDay } from '../../../../rules/day.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { reviewQuery } from '../../../candidates/directory/rules/review/review-query.ts'
import css from './banner.module.css'

type BannerProps = {
  name: string
  /** Null where it is shown elsewhere. */
  tip: string | null
  /** Undecided candidates since the last working day; null while they are counted, or where they could not be. */
  toReview: number | null
  /** The day from which they count, if it is the same for all. */
  reviewSince: Day | null
  loading: boolean
}

/** Formats the day: 'yesterday', 'Friday', or 'Nov 20'. */
const formatSince = (day: Day | null): string => {
  if (day === null) return 'last workday'
  const days = countDaysBetween(day, toLocalDay(new Date(), viewerTimeZone))
  if (days === 1) return 'yesterday'
  if (days > 6) return formatDay(day).replace(/, .*/, '')
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
}

/** The tip of the day. */
export const Tip = ({ children }: { children: string }) => (
  <p className={css.tip} role="status">
    {children}
  </p>
)

/** Greeting, heading, the tip of the day, and the way into the review since the last working day. */
export const Banner = ({ name, tip, toReview, reviewSince, loading }: BannerProps) => (
  <section className={css.banner} aria-label="Welcome">
    <div className={css.words}>
      <Title order={1}>Welcome, {name}</Title>
      <Title order={2} className={css.heading}>
        ABA CANDIDATES FOR CLINIC REVIEW - All New Candidates Today
      </Title>
    </div>
    {tip === null ? null : <Tip>{tip}</Tip>}
    {loading ? (
      <Skeleton className={css.review} radius="md" />
    ) : toReview ? (
      <Button
        className={css.review}
        renderRoot={(props) => (
          <Link
            {...props}
            to="/candidate-directory"
            search={{ view: 'review', dateRange: reviewQuery.dateRange, status: [...reviewQuery.status] }}
            title="Received since the last working day, and not reviewed"
          />
        )}
      >
        <span className={css.label}>
          Review {formatCount(toReview)} {toReview === 1 ? 'Candidate' : 'Candidates'}
        </span>
        <span className={css.since} aria-hidden>
          unreviewed since {formatSince(reviewSince)}
        </span>
      </Button>
    ) : (
      <span className={css.review}>{toReview === 0 ? 'No new candidates to review' : null}</span>
    )}
  </section>
)
