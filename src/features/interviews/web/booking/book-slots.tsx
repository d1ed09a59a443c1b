import { Text, UnstyledButton } from '@mantine/core'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { showClock, showElsewhere } from '../../rules/interview-words.ts'
import css from '../interviews.module.css'
import { useBookWords } from './words/words.ts'

type BookSlotsProps = {
  title: string
  starts: readonly string[]
  organizationZone: string
  value: string | null
  onChoose: (at: string) => void
}

/** The free times of a day; the clinic's clock stands below where it shows another hour. */
export const BookSlots = ({ title, starts, organizationZone, value, onChoose }: BookSlotsProps) => {
  const { language } = useBookWords()
  return (
    <section aria-label={title}>
      <Text fw={600} mb={6} component="h2" size="md">
        {title}
      </Text>
      <div className={css.slots}>
        {starts.map((at) => {
          const start = new Date(at)
          const there = showElsewhere(start, organizationZone, viewerTimeZone, language)
          return (
            <UnstyledButton key={at} className={css.slot} aria-pressed={value === at} onClick={() => onChoose(at)}>
              {showClock(start, viewerTimeZone, language)}
              {there ? <small>{there}</small> : null}
            </UnstyledButton>
          )
        })}
      </div>
    </section>
  )
}
