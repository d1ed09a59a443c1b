import { UnstyledButton } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { type Day, dayIn, instantAt } from '../../../../rules/day.ts'
import type { Language } from '../../../../rules/words/language.ts'
import { showDate } from '../../rules/interview-words.ts'
import css from '../interviews.module.css'
import { BookSlots } from './book-slots.tsx'
import { useBookWords } from './words/words.ts'

type BookDaysProps = {
  starts: readonly string[]
  organizationZone: string
  value: string | null
  onChoose: (at: string | null) => void
}

const byDay = (starts: readonly string[]): Map<Day, string[]> => {
  const days = new Map<Day, string[]>()
  for (const at of starts) {
    const day = dayIn(new Date(at), viewerTimeZone)
    days.set(day, [...(days.get(day) ?? []), at])
  }
  return days
}

const nameOf = (day: Day, language: Language) => showDate(instantAt(day, 720, viewerTimeZone), viewerTimeZone, language)

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The arrow keys go from day to day. */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const days = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])]
  days[days.findIndex((day) => day === event.currentTarget) + step]?.focus()
}

/** First a day of the reader's own calendar, then a time of it. A day stays chosen while it has times left. */
export const BookDays = ({ starts, organizationZone, value, onChoose }: BookDaysProps) => {
  const { words, language } = useBookWords()
  const days = byDay(starts)
  const [chosen, setChosen] = useState<Day | null>(null)
  const open = chosen !== null && days.has(chosen) ? chosen : ([...days.keys()][0] ?? null)
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
            {nameOf(day, language)}
            <small>{words.times(times.length)}</small>
          </UnstyledButton>
        ))}
      </fieldset>
      <BookSlots
        title={nameOf(open, language)}
        starts={days.get(open) ?? []}
        organizationZone={organizationZone}
        value={value}
        onChoose={(at) => {
          setChosen(open)
          onChoose(at)
        }}
      />
    </>
  )
}
