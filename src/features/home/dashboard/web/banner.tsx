import { Button, Skeleton, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { reviewQuery } from '../../../candidates/directory/rules/review/review-query.ts'
import css from './banner.module.css'

type BannerProps = {
  name: string
  tip: string
  /** Undecided candidates since the last working day; null while they are counted, or where they could not be. */
  toReview: number | null
  loading: boolean
}

/** Greeting, heading, the tip of the day, and the way into the review since the last working day. */
export const Banner = ({ name, tip, toReview, loading }: BannerProps) => (
  <section className={css.banner} aria-label="Welcome">
    <div className={css.words}>
      <Title order={1}>Welcome, {name}</Title>
      <Title order={2} className={css.heading}>
        ABA CANDIDATES FOR CLINIC REVIEW - All New Candidates Today
      </Title>
    </div>
    <p className={css.tip} role="status">
      {tip}
    </p>
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
            title="Undecided since the last working day"
          />
        )}
      >
        <span className={css.label}>Review {formatCount(toReview)} new</span>
        <span className={css.since} aria-hidden>
          since last working day
        </span>
      </Button>
    ) : (
      <span className={css.review}>{toReview === 0 ? 'No new candidates to review' : null}</span>
    )}
  </section>
)
