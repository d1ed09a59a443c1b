import { Button } from '@mantine/core'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { EmptyState } from '../../../../../ui/states.tsx'
import { notTexted } from '../../contract/review.ts'
import { formatReviewTime } from '../../rules/review/format-review-time.ts'
import { needsContact } from '../../rules/review/needs-contact.ts'

export type ReviewEndProps = {
  /** The given statuses that were not undone, by candidate. */
  given: ReadonlyMap<string, string>
  took: number
  mayEdit: boolean
  onText: (ids: string[]) => void
  onNextRound: (() => void) | null
  /** Continues with everyone undecided; null in a review of others. */
  onUndecided: (() => void) | null
  /** Number of people in the round without a new status. */
  skipped: number
  onLeave: () => void
}

const n = (count: number) => formatCount(count)

/**
 * Summary of a round: how many were reviewed and in how much time, and a text for people to contact who got none yet.
 */
export const ReviewEnd = (props: ReviewEndProps) => {
  const { given, took, skipped, mayEdit, onText, onNextRound, onUndecided, onLeave } = props
  const asked = [...given].flatMap(([id, status]) => (needsContact(status) ? [id] : []))
  const found = useQuery(notTexted, { ids: asked }, { enabled: mayEdit && asked.length > 0, keepPrevious: true })
  const people = asked.length === 0 ? [] : (found.data?.people ?? null)
  const title =
    given.size === 0 ? 'No more candidates in this round' : `${n(given.size)} reviewed in ${formatReviewTime(took)}`
  const contact =
    people === null
      ? found.isError
        ? 'Couldn’t load who to contact.'
        : 'Checking who to contact…'
      : people.length > 0
        ? `${n(people.length)} to contact.`
        : 'No one needs a text.'
  return (
    <EmptyState
      title={title}
      action={
        <>
          {mayEdit && people !== null && people.length > 0 ? (
            <Button onClick={() => onText(people.map(({ id }) => id))}>Text {n(people.length)} now</Button>
          ) : null}
          {onNextRound ? (
            <Button variant="default" onClick={onNextRound}>
              Review Next Candidates
            </Button>
          ) : onUndecided ? (
            <Button variant="default" onClick={onUndecided}>
              Review All Undecided
            </Button>
          ) : null}
          <Button variant="subtle" onClick={onLeave}>
            Leave Review
          </Button>
        </>
      }
    >
      {given.size > 0 && mayEdit ? `${contact} ` : ''}
      {skipped > 0 ? `${n(skipped)} skipped. ` : ''}
      {onNextRound
        ? 'You review up to 100 candidates at a time.'
        : onUndecided
          ? 'No more new candidates.'
          : 'No more candidates match.'}
    </EmptyState>
  )
}
