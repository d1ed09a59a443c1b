import { Button, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Alert } from '../../../../../ui/alert.tsx'
import { showMoment } from '../../rules/interview-words.ts'
import { formatTimeZone } from '../format-time-zone.ts'
import css from '../interviews.module.css'
import { BookDays } from './book-days.tsx'
import type { Offer } from './offer-words.tsx'
import { useBookWords } from './words/words.ts'

type ChooseProps = {
  starts: readonly string[]
  /** On whose clock the times are, and which of them the candidate asked for. */
  offer: Pick<Offer, 'zone' | 'wanted' | 'proposed'>
  /** Label of the button for the chosen time: 'Book Tue, Nov 24 …'. */
  act: (moment: string) => string
  busy: boolean
  /** Why the last choice did not work. */
  problem: string | null
  onPick: () => void
  /** `failed` is called when another time has to be chosen. */
  onConfirm: (at: string, failed: () => void) => void
  children: ReactNode
  /** Content next to the button. */
  also?: ReactNode
}

/** First a day, then a time of it, then the button that says both. */
export const Choose = ({ starts, offer, act, busy, problem, onPick, onConfirm, children, also }: ChooseProps) => {
  const { words, language } = useBookWords()
  const [at, setAt] = useState<string | null>(null)
  const chosen = at !== null && starts.includes(at) ? at : null
  // At the button, which is where one looks: the list above it is long.
  const told = problem === null ? null : <Alert>{problem}</Alert>
  return (
    <Stack gap="md">
      {children}
      <Text size="sm" c="dimmed">
        {words.inZone(formatTimeZone(offer.zone, language))}
      </Text>
      {starts.length === 0 ? (
        <Alert kind="note">{words.noneFree}</Alert>
      ) : (
        <BookDays
          starts={starts}
          offer={offer}
          value={chosen}
          onChoose={(next) => {
            onPick()
            setAt(next)
          }}
        />
      )}
      {starts.length > 0 || told ? (
        <div className={css.book}>
          {told}
          <Button
            fullWidth
            size="md"
            h="auto"
            mih={42}
            styles={{ label: { whiteSpace: 'normal' } }}
            disabled={chosen === null}
            loading={busy}
            onClick={() => (chosen === null ? undefined : onConfirm(chosen, () => setAt(null)))}
          >
            {chosen ? act(showMoment(new Date(chosen), offer.zone, language)) : words.chooseTime}
          </Button>
        </div>
      ) : null}
      {also}
    </Stack>
  )
}
