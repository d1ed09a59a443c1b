import { UnstyledButton } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { type Day, toInstant, toLocalDay } from '../../../../../rules/day.ts'
import type { Language } from '../../../../../rules/words/language.ts'
import { showDate } from '../../rules/interview-words.ts'
import css from '../interviews.module.css'
import { BookSlots } from './book-slots.tsx'
import type { Offer } from './offer-words.tsx'
import { useBookWords } from './words/words.ts'

type BookDaysProps = {
  starts: readonly string[]
  offer: Pick<Offer, 'zone' | 'wanted' | 'proposed'>
  value: string | null
  onChoose: (at: string | null) => void
}

const byDay = (starts: readonly string[], zone: string): Map<Day, string[]> => {
  const days = new Map<Day, string[]>()
  for (const at of starts) {
    const day = toLocalDay(new Date(at), zone)
    days.set(day, [...(days.get(day) ?? []), at])
  }
  return days
}

const formatDay = (day: Day, zone: string, language: Language) => showDate(toInstant(day, 720, zone), zone, language)

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The arrow keys go from day to day. */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const days = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])]
  days[days.findIndex((day) => day === event.currentTarget) + step]?.focus()
}

/**
 * First a day of the candidate's own calendar, then a time of it: it begins on the day they wrote of, or the nearest. A day stays chosen
 * while it has times left.
 */
export const BookDays = ({ starts, offer, value, onChoose }: BookDaysProps) => {
  const { words, language } = useBookWords()
  const { zone, wanted, proposed } = offer
  const days = byDay(starts, zone)
  const wished = proposed === null ? null : toLocalDay(new Date(proposed), zone)
  const [chosen, setChosen] = useState<Day | null>(null)
  const open = [chosen, wished].find((day) => day !== null && days.has(day)) ?? [...days.keys()][0] ?? null
  if (open === null) return null
  return (
    <>
      <fieldset className={css.days} aria-label={words.days}>
        {[...days].map(([day, times]) => (
          <UnstyledButton
            key={day}
            className={css.slot}
            aria-pressed={day === open}
            onKeyDown={walk}
            onClick={() => {
              if (day === open) return
              setChosen(day)
              onChoose(null)
            }}
          >
            {formatDay(day, zone, language)}
            <small>{times.some((at) => wanted.includes(at)) ? words.fits : words.times(times.length)}</small>
          </UnstyledButton>
        ))}
      </fieldset>
      <BookSlots
        title={formatDay(open, zone, language)}
        starts={days.get(open) ?? []}
        offer={offer}
        value={value}
        onChoose={(at) => {
          setChosen(open)
          onChoose(at)
        }}
      />
    </>
  )
}
