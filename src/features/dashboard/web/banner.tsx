import { Button, Skeleton, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import css from './banner.module.css'

type BannerProps = {
  name: string
  tip: string
  /** Today’s candidates whom nobody has decided upon; null while they are counted, or where they could not be. */
  toReview: number | null
  loading: boolean
}

/** Greeting, heading, the tip of the day, and the way into the day’s review. */
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
            search={{ view: 'review', dateRange: 'Today', status: ['Initial Inquiry'] }}
          />
        )}
      >
        Review {toReview.toLocaleString('en-US')} new
      </Button>
    ) : (
      <span className={css.review}>{toReview === 0 ? 'Nobody new to review' : null}</span>
    )}
  </section>
)
