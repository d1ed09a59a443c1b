import { Progress, Text, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { PanelLink } from '../../../../platform/web/panel/panel-link.tsx'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { resumeScore } from '../contract/scoring.ts'
import { formatCriterion } from './format-criterion.ts'
import { ModelVerdict, type Review } from './model-review.tsx'
import css from './part-criteria.module.css'
import quoteCss from './resume-score.module.css'

type Reading = NonNullable<z.output<typeof resumeScore.reply>['reading']>
export type Criterion = Reading['criteria'][number]
type Part = NonNullable<Criterion['part']>

type QuotesProps = { id: string; name: string; quotes: readonly string[] }

/** The lines of the résumé behind a criterion, on a press. */
const Quotes = ({ id, name, quotes }: QuotesProps) => {
  const [isOpen, setOpen] = useState(false)
  if (quotes.length === 0) return null
  return (
    <>
      <UnstyledButton
        className={css.toggle}
        aria-expanded={isOpen}
        aria-label={`${isOpen ? 'Hide' : 'Show'} the quotes for ${formatCriterion(name)}`}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide' : quotes.length === 1 ? 'Quote' : `${quotes.length} quotes`}
      </UnstyledButton>
      {isOpen ? (
        <div className={css.quotes}>
          {quotes.map((quote) => (
            <blockquote key={quote} className={quoteCss.quote}>
              {quote}
            </blockquote>
          ))}
          <PanelLink id={id} part="resume" className={css.link}>
            Show in the resume
          </PanelLink>
        </div>
      ) : null}
    </>
  )
}

type RowProps = {
  id: string
  criterion: Criterion
  review: Review['criteria'][number] | undefined
  /** Without evidence: its name, an empty bar, and no sentence. */
  isEmpty: boolean
}

const Row = ({ id, criterion: { name, verdict, words, points, most, quotes }, review, isEmpty }: RowProps) => (
  <li>
    <div className={css.head}>
      <Text span size="sm" {...(isEmpty ? { c: 'dimmed' } : { fw: 600 })}>
        {formatCriterion(name)}
      </Text>
      {points === null || most === null ? null : (
        <>
          <Progress
            className={css.bar}
            data-empty={isEmpty || undefined}
            value={(100 * points) / most}
            size={6}
            color="var(--fit-bar, var(--mantine-primary-color-filled))"
            aria-hidden
          />
          <Text span size="xs" c="dimmed" className={css.points}>
            {isEmpty && verdict === 'Unclear' ? 'unclear' : `${points} of ${most}`}
          </Text>
        </>
      )}
    </div>
    {isEmpty ? null : (
      <>
        <Text span size="sm">
          {words}
        </Text>{' '}
        <Quotes id={id} name={name} quotes={quotes} />
      </>
    )}
    {review ? <ModelVerdict {...review} known={quotes} /> : null}
  </li>
)

const lower = (name: string) => `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`

type RestProps = { head: string; criteria: readonly Criterion[] }

const Rest = ({ head, criteria }: RestProps) =>
  criteria.length === 0 ? null : (
    <Text size="sm" c="dimmed">
      {head}: {criteria.map(({ name }) => lower(name)).join(', ')}.
    </Text>
  )

type CriteriaListProps = {
  id: string
  criteria: readonly Criterion[]
  reviews: Review['criteria']
}

/**
 * Criteria with a bar, a sentence, and their quotes, in the same order for everyone: the weightiest on top. Those without evidence have
 * an empty bar. An earlier reader stored no points: then those are in one line.
 */
export const CriteriaList = ({ id, criteria, reviews }: CriteriaListProps) => {
  const findReview = (name: string) => reviews.find((review) => review.name === name)
  const isFound = ({ name, verdict }: Criterion) => verdict === 'Found' || findReview(name)?.verdict === 'Found'
  const hasRow = (one: Criterion) => isFound(one) || (one.points !== null && one.most !== null)
  const rows = criteria.filter(hasRow).toSorted((a, b) => (b.most ?? 0) - (a.most ?? 0))
  const rest = criteria.filter((one) => !hasRow(one))
  return (
    <div className={css.part}>
      {rows.length === 0 ? null : (
        <ul className={css.rows}>
          {rows.map((one) => (
            <Row key={one.name} id={id} criterion={one} review={findReview(one.name)} isEmpty={!isFound(one)} />
          ))}
        </ul>
      )}
      <Rest head="Not found" criteria={rest.filter(({ verdict }) => verdict !== 'Unclear')} />
      <Rest head="Unclear" criteria={rest.filter(({ verdict }) => verdict === 'Unclear')} />
    </div>
  )
}

/** Returns the criteria behind each part of a score: none where others delivered it, or an earlier reader stored no points. */
export const useCriteria = (id: string) => {
  // An error is shown where the reading is. Another try from here would hide that place again.
  const { data, isPending, failureCount } = useQuery(resumeScore, { id }, { retryOnMount: false })
  const reading = data?.reading
  const criteria = reading?.isUsed ? reading.criteria : []
  return {
    isPending: isPending && failureCount === 0,
    getCriteria: (part: Part) => criteria.filter((one) => one.part === part),
    reviews: reading?.modelReview?.criteria ?? [],
  }
}
