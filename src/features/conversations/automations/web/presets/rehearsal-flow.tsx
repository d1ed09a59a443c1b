import type { ReplyOf } from '../../../../../platform/web/call.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import type { rehearseAutomation } from '../../contract/automations.ts'
import type { Preset } from '../../rules/presets.ts'
import css from './rehearsal-flow.module.css'

export type Rehearsal = ReplyOf<typeof rehearseAutomation>

type Step = { label: string; people: number; left: readonly string[] }
type End = 'booked' | 'finished' | 'waitForYou'

/** Where each automation leads those who answer. After a hire, or once someone quiet writes, that is a person of the clinic. */
const ends: Readonly<Record<Preset, { end: End; label: string; name: string }>> = {
  applicant: { end: 'booked', label: 'booked', name: 'From text to interview' },
  booked: { end: 'finished', label: 'reached the interview', name: 'From text to interview' },
  no_show: { end: 'booked', label: 'booked again', name: 'From text to new interview' },
  hired: { end: 'waitForYou', label: 'now with you', name: 'From text to your team' },
  re_engage: { end: 'waitForYou', label: 'now with you', name: 'From text to your team' },
}

const formatLeft = (people: number, words: string) => (people > 0 ? [`${formatCount(people)} ${words}`] : [])

/** Steps from the first text to the end, each with the people who left before the next. */
const listSteps = (preset: Preset, played: Rehearsal): Step[] => {
  const { texted, answered, waitForYou } = played
  const { end, label } = ends[preset]
  const others: readonly (readonly [End | 'declined' | 'open', string])[] = [
    ['waitForYou', waitForYou === 1 ? 'waits for you' : 'wait for you'],
    ['declined', 'said no or stopped texts'],
    ['open', 'still talking'],
    ['finished', 'finished'],
    ['booked', 'booked'],
  ]
  return [
    { label: 'texted', people: texted, left: formatLeft(texted - answered, 'never answered') },
    {
      label: 'answered',
      people: answered,
      left: others.flatMap(([key, words]) => (key === end ? [] : formatLeft(played[key], words))),
    },
    { label, people: played[end], left: [] },
  ]
}

/** The people of last month as a flow: texted, answered, and where the automation leads. */
export const RehearsalFlow = ({ preset, played }: { preset: Preset; played: Rehearsal }) => {
  const steps = listSteps(preset, played)
  return (
    <ol className={css.flow} aria-label={ends[preset].name}>
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
