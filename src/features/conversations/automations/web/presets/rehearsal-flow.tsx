import type { ReplyOf } from '../../../../../platform/web/call.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import type { rehearseAutomation } from '../../contract/automations.ts'
import css from './rehearsal-flow.module.css'

export type Rehearsal = ReplyOf<typeof rehearseAutomation>

type Step = { label: string; people: number; left: readonly string[] }

const listLeft = (parts: readonly (readonly [number, string])[]): string[] =>
  parts.flatMap(([people, words]) => (people > 0 ? [`${formatCount(people)} ${words}`] : []))

/** Steps from the first text to the end, each with the people who left before the next. */
const listSteps = ({ texted, answered, booked, finished, waitForYou, declined, open }: Rehearsal): Step[] => {
  const isBooking = booked >= finished
  const [end, other] = isBooking ? [booked, finished] : [finished, booked]
  return [
    { label: 'texted', people: texted, left: listLeft([[texted - answered, 'never answered']]) },
    {
      label: 'answered',
      people: answered,
      left: listLeft([
        [waitForYou, waitForYou === 1 ? 'waits for you' : 'wait for you'],
        [declined, 'said no or stopped texts'],
        [open, 'still talking'],
        [other, isBooking ? 'finished' : 'booked'],
      ]),
    },
    { label: isBooking ? 'booked' : 'finished', people: end, left: [] },
  ]
}

/** The people of last month as a flow: texted, answered, booked. */
export const RehearsalFlow = ({ played }: { played: Rehearsal }) => {
  const steps = listSteps(played)
  return (
    <ol className={css.flow} aria-label="From text to interview">
      {steps.map(({ label, people, left }) => (
        <li key={label} className={css.step}>
          <strong className={css.people}>{formatCount(people)}</strong> <span>{label}</span>
          <span className={css.track} aria-hidden>
            <span
              className={css.fill}
              style={{ inlineSize: `${played.texted === 0 ? 0 : (100 * people) / played.texted}%` }}
            />
          </span>
          {left.map((words) => (
            <span key={words} className={css.left}>
              {words}
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}
