import { UnstyledButton } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { toLocalDay } from '../../../../rules/day.ts'
import { showClock, showDate } from '../../calendar/rules/interview-words.ts'
import css from './book-form.module.css'

type DayStripProps = {
  starts: readonly string[]
  /** Those that fit what the candidate wrote. */
  wanted: readonly string[]
  zone: string
  value: string | null
  onChoose: (at: string) => void
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** The arrow keys go along the strip. */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const all = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])]
  all[all.findIndex((each) => each === event.currentTarget) + step]?.focus()
}

/** A strip in which what is chosen is in sight; the page itself stays where it is. */
const useChosenInSight = (chosen: string | null | undefined) => {
  const strip = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const pressed = strip.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (!strip.current || !pressed || chosen === null) return
    const { left, width } = strip.current.getBoundingClientRect()
    const own = pressed.getBoundingClientRect()
    if (own.left < left || own.right > left + width)
      strip.current.scrollLeft += own.left - left - (width - own.width) / 2
  }, [chosen])
  return strip
}

/** Free times by day: a strip of days, and below it the times of the chosen one. */
export const DayStrip = ({ starts, wanted, zone, value, onChoose }: DayStripProps) => {
  const days = Map.groupBy(starts, (at) => toLocalDay(new Date(at), zone))
  const chosen = value === null ? [...days.keys()][0] : toLocalDay(new Date(value), zone)
  const dayStrip = useChosenInSight(chosen)
  const hourStrip = useChosenInSight(value)
  return (
    <>
      <fieldset ref={dayStrip} className={css.strip} aria-label="Days">
        {[...days].map(([day, times]) => (
          <UnstyledButton
            key={day}
            className={css.slot}
            onKeyDown={walk}
            aria-pressed={day === chosen}
            data-wanted={times.some((at) => wanted.includes(at)) || undefined}
            onClick={() => onChoose(times.find((at) => wanted.includes(at)) ?? times[0] ?? '')}
          >
            {showDate(new Date(times[0] ?? 0), zone)}
          </UnstyledButton>
        ))}
      </fieldset>
      <fieldset ref={hourStrip} className={css.strip} aria-label="Free times">
        {(chosen === undefined ? [] : (days.get(chosen) ?? [])).map((at) => (
          <UnstyledButton
            key={at}
            className={css.slot}
            onKeyDown={walk}
            aria-pressed={at === value}
            data-wanted={wanted.includes(at) || undefined}
            onClick={() => onChoose(at)}
          >
            {showClock(new Date(at), zone)}
          </UnstyledButton>
        ))}
      </fieldset>
    </>
  )
}
