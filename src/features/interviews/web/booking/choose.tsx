import { Button, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { showMoment } from '../../rules/interview-words.ts'
import css from '../interviews.module.css'
import { zoneInWords } from '../zone-in-words.ts'
import { BookDays } from './book-days.tsx'

type ChooseProps = {
  starts: readonly string[]
  organizationZone: string
  /** What the button says before the chosen time: 'Book', 'Move to'. */
  verb: string
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
  verb,
  busy,
  problem,
  onPick,
  onConfirm,
  children,
  also,
}: ChooseProps) => {
  const [at, setAt] = useState<string | null>(null)
  const chosen = at !== null && starts.includes(at) ? at : null
  // At the button, which is where one looks: the list above it is long.
  const told = problem === null ? null : <Alert>{problem}</Alert>
  const zones = [viewerTimeZone, organizationZone].map(zoneInWords)
  return (
    <Stack gap="md">
      {children}
      <Text size="sm" c="dimmed">
        {zones[0] === zones[1]
          ? `Times are in ${zones[0]}, yours and the clinic’s.`
          : `Times are yours (${zones[0]}); the clinic’s (${zones[1]}) stand below them.`}
      </Text>
      {starts.length === 0 ? (
        <Alert kind="note">
          No time is free in the coming two weeks. Please reply to the text that brought you here.
        </Alert>
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
            {chosen ? `${verb} ${showMoment(new Date(chosen), viewerTimeZone)}` : 'Choose a Time'}
          </Button>
        </div>
      ) : null}
      {also}
    </Stack>
  )
}
