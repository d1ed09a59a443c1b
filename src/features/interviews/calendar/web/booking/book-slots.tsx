import { Text, UnstyledButton } from '@mantine/core'
import { showClock } from '../../rules/interview-words.ts'
import css from '../interviews.module.css'
import type { Offer } from './offer-words.tsx'
import { useBookWords } from './words/words.ts'

type BookSlotsProps = {
  title: string
  starts: readonly string[]
  offer: Pick<Offer, 'zone' | 'wanted'>
  value: string | null
  onChoose: (at: string) => void
}

type SlotsProps = Omit<BookSlotsProps, 'title'> & { isWanted: boolean }

const Slots = ({ starts, offer, value, onChoose, isWanted }: SlotsProps) => {
  const { language } = useBookWords()
  return (
    <div className={css.slots}>
      {starts.map((at) => (
        <UnstyledButton
          key={at}
          className={css.slot}
          data-wanted={isWanted || undefined}
          aria-pressed={value === at}
          onClick={() => onChoose(at)}
        >
          {showClock(new Date(at), offer.zone, language)}
        </UnstyledButton>
      ))}
    </div>
  )
}

/** Free times of a day on the candidate's clock. Times that fit their availability come first. */
export const BookSlots = ({ title, starts, offer, ...choice }: BookSlotsProps) => {
  const { words } = useBookWords()
  const fitting = starts.filter((at) => offer.wanted.includes(at))
  const others = starts.filter((at) => !offer.wanted.includes(at))
  return (
    <section aria-label={title}>
      <Text fw={600} mb={6} component="h2" size="md">
        {title}
      </Text>
      {fitting.length > 0 ? (
        <section aria-label={words.fitting}>
          <Text size="sm" mb={6} component="h3">
            {words.fitting}
          </Text>
          <Slots starts={fitting} offer={offer} isWanted {...choice} />
        </section>
      ) : null}
      {fitting.length > 0 && others.length > 0 ? (
        <Text size="sm" mt="sm" mb={6} component="h3">
          {words.others}
        </Text>
      ) : null}
      {others.length > 0 ? <Slots starts={others} offer={offer} isWanted={false} {...choice} /> : null}
    </section>
  )
}
