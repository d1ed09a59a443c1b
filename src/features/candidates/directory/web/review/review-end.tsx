import { Button } from '@mantine/core'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { EmptyState } from '../../../../../ui/states.tsx'
import { notTexted } from '../../contract/review.ts'
import { needsContact } from '../../rules/review/needs-contact.ts'
import { reviewTime } from '../../rules/review/review-time.ts'

export type ReviewEndProps = {
  /** The statuses that were given and still stand, by candidate. */
  given: ReadonlyMap<string, string>
  took: number
  mayEdit: boolean
  onText: (ids: string[]) => void
  onNextRound: (() => void) | null
  onLeave: () => void
}

const n = (count: number) => formatCount(count)

/** What a round came to: how many were reviewed in which time, and a text for all whom it asks to contact and no one has texted yet. */
export const ReviewEnd = ({ given, took, mayEdit, onText, onNextRound, onLeave }: ReviewEndProps) => {
  const asked = [...given].flatMap(([id, status]) => (needsContact(status) ? [id] : []))
  const found = useQuery(notTexted, { ids: asked }, { enabled: mayEdit && asked.length > 0, keepPrevious: true })
  const people = asked.length === 0 ? [] : (found.data?.people ?? null)
  const title =
    given.size === 0 ? 'That was the last one of this round' : `${n(given.size)} reviewed in ${reviewTime(took)}`
  const contact =
    people === null
      ? found.isError
        ? 'Who is to be contacted could not be loaded.'
        : 'Looking who is to be contacted…'
      : people.length > 0
        ? `${n(people.length)} to contact.`
        : 'Nobody of them waits for a text.'
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
              Continue with the next ones
            </Button>
          ) : null}
          <Button variant="subtle" onClick={onLeave}>
            Leave the review
          </Button>
        </>
      }
    >
      {given.size > 0 && mayEdit ? `${contact} ` : ''}
      {onNextRound ? 'A round has up to a hundred candidates.' : 'There is nobody else who matches.'}
    </EmptyState>
  )
}
