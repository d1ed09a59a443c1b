import { Button, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { showMoment } from '../../rules/interview-words.ts'
import css from '../interviews.module.css'
import { zoneInWords } from '../zone-in-words.ts'
import { BookDays } from './book-days.tsx'
import { useBookWords } from './words/words.ts'

type ChooseProps = {
  starts: readonly string[]
  organizationZone: string
  /** What the button says of the chosen time: 'Book Tue, Nov 24 …'. */
  act: (moment: string) => string
  busy: boolean
  /** Why the last choice did not work. */
  problem: string | null
  onPick: () => void
  /** `failed` is called when the choice did not work. */
  onConfirm: (at: string, failed: () => void) => void
  children: ReactNode
  /** Beside the button. */
  also?: ReactNode
}

/** First a day, then a time of it, then the button that says both. */
export const Choose = ({
  starts,
  organizationZone,
  act,
  busy,
  problem,
  onPick,
  onConfirm,
  children,
  also,
}: ChooseProps) => {
  const { words, language } = useBookWords()
  const [at, setAt] = useState<string | null>(null)
  const chosen = at !== null && starts.includes(at) ? at : null
  // At the button, which is where one looks: the list above it is long.
  const told = problem === null ? null : <Alert>{problem}</Alert>
  const [own = '', clinics = ''] = [viewerTimeZone, organizationZone].map((zone) => zoneInWords(zone, language))
  return (
    <Stack gap="md">
      {children}
      <Text size="sm" c="dimmed">
        {own === clinics ? words.oneZone(own) : words.twoZones(own, clinics)}
      </Text>
      {starts.length === 0 ? (
        <Alert kind="note">{words.noneFree}</Alert>
      ) : (
        <BookDays
          starts={starts}
          organizationZone={organizationZone}
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
            {chosen ? act(showMoment(new Date(chosen), viewerTimeZone, language)) : words.chooseTime}
          </Button>
        </div>
      ) : null}
      {also}
    </Stack>
  )
}
