import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { PanelLink } from '../../../../platform/web/panel/panel-link.tsx'
import { type BookStart, OfferTimes, useQuickBooking } from '../../../interviews/booking/web/public.ts'
import type { replyReading } from '../shapes/reading.ts'
import css from './reading-line.module.css'

type Reading = z.infer<typeof replyReading>
export type AnswerTemplate = NonNullable<Reading['templates']>[number]

type ReadingLineProps = {
  reading: Reading
  candidateId: string
  onBook: (start: BookStart) => void
  /** Words for the composer, and what they offer. */
  onText: (words: string, told?: string) => void
  /** A template for the composer. */
  onTemplate: (template: AnswerTemplate) => void
  /** The place to note a call. */
  onCall: () => void
}

/** The reading, and smaller below it the quote it rests on. */
const Said = ({ words }: { words: string }) => {
  const [said, quote] = words.split('\n')
  return (
    <div className={css.words}>
      <Text size="sm">{said}</Text>
      {quote ? (
        <Text size="xs" c="dimmed">
          {quote}
        </Text>
      ) : null}
    </div>
  )
}

const changesInterview = new Set(['pick', 'propose', 'move', 'cancel', 'decline', 'optOut'])

/** The reading of a reply in one line, with what can be done about it: nothing is done by it before a person presses there. */
export const ReadingLine = ({ reading, candidateId, onBook, onText, onTemplate, onCall }: ReadingLineProps) => {
  const [problem, setProblem] = useState('')
  const {
    act,
    words,
    answer,
    templates = [],
    archives,
    times,
    interviewer_id,
    interviewer,
    minutes,
    offers,
    stands,
  } = reading
  const { bookNow, busyAt } = useQuickBooking({ candidateId, onForm: onBook, onFail: setProblem })
  const [first] = times
  return (
    <div className={css.reading} role="group" aria-label="Reading of the reply">
      <Said words={words} />
      {problem ? (
        <Text size="sm" className={css.problem} c="var(--app-danger)" role="alert">
          {problem}
        </Text>
      ) : null}
      {first ? (
        <Text size="xs" c="dimmed" className={css.kind}>
          <b>{times.length === 1 ? 'Suggested time' : 'Suggested times'}</b>{' '}
          <span>
            Phone interview, {minutes} min, {interviewer ? `with ${interviewer}` : 'no one assigned yet'}
          </span>
        </Text>
      ) : null}
      {times.map(({ at, label }) => (
        <Button
          key={at}
          size="compact-sm"
          variant={times.length === 1 ? 'filled' : 'light'}
          classNames={{ root: css.time, label: css.timeLabel }}
          loading={busyAt === at}
          title="Books, texts the candidate, and moves the status. You have 10 seconds to undo."
          onClick={() => {
            setProblem('')
            void bookNow({ at, interviewer_id, minutes })
          }}
        >
          Book {label}
        </Button>
      ))}
      {first ? (
        <Button size="compact-sm" variant="subtle" onClick={() => onBook({ at: first.at, interviewer_id, minutes })}>
          Change
        </Button>
      ) : null}
      {offers ? <OfferTimes candidateId={candidateId} onText={onText} onFail={setProblem} /> : null}
      {answer === undefined ? null : (
        <Button size="compact-sm" variant="light" onClick={() => onText(answer)}>
          Draft an Answer
        </Button>
      )}
      {templates.map((template) => (
        <Button
          key={template.id}
          size="compact-sm"
          variant="light"
          title={template.content}
          onClick={() => onTemplate(template)}
        >
          Answer: {template.name}
        </Button>
      ))}
      {act === 'person' ? (
        <Button size="compact-sm" variant="light" onClick={onCall}>
          Log a Call
        </Button>
      ) : null}
      {act === 'wrongNumber' ? (
        <Button size="compact-sm" variant="light" renderRoot={(props) => <PanelLink {...props} id={candidateId} />}>
          Check Number
        </Button>
      ) : null}
      {archives ? (
        <Button
          size="compact-sm"
          variant="light"
          renderRoot={(props) => <PanelLink {...props} id={candidateId} act="archive" />}
        >
          Archive With Reason
        </Button>
      ) : null}
      {stands && changesInterview.has(act) ? (
        <PanelLink id={candidateId} part="interviews" className={css.link}>
          Open the interview
        </PanelLink>
      ) : null}
    </div>
  )
}
