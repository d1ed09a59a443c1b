import { Button, Text } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Refusal } from '../../../../rules/refusal.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { Failed, LoadingLines } from '../../../../ui/states.tsx'
import { Entrance } from '../../../sign-in/web/door.ts'
import { bookInterview, moveBooked, readOffer } from '../../contract/booking.ts'
import { kindInWords } from '../../rules/interview-words.ts'
import { Booked } from './booked.tsx'
import { Choose } from './choose.tsx'
import { type BookedTime, type Offer, spanOf, whereOf } from './offer-words.tsx'

const CancelBookedForm = lazyComponent(
  async () => (await import('./cancel-booked-form.tsx')).CancelBookedForm,
  <LoadingLines label="Loading" lines={6} />,
)

type StepProps = { token: string; offer: Offer; onDone: (now: BookedTime) => void; onStale: () => void }

const problemOf = (error: unknown) => (error ? sentenceOf(error, 'This did not work. Please try again.') : null)

const Book = ({ token, offer, onDone, onStale }: StepProps) => {
  const book = useCommand(bookInterview)
  return (
    <Choose
      starts={offer.starts}
      organizationZone={offer.organizationZone}
      verb="Book"
      busy={book.isPending}
      problem={problemOf(book.error)}
      onPick={book.reset}
      onConfirm={(at, failed) =>
        book.mutate(
          { token, at },
          {
            onSuccess: onDone,
            onError: () => {
              failed()
              onStale()
            },
          },
        )
      }
    >
      <Text>
        Hi {offer.candidate}, choose a time for your {kindInWords(offer.type)} of {offer.minutes} minutes
        {offer.interviewer ? ` with ${offer.interviewer}` : ''}. {whereOf(offer)}
      </Text>
    </Choose>
  )
}

type MoveProps = StepProps & { booked: BookedTime; onKeep: () => void }

const Move = ({ token, offer, booked, onDone, onStale, onKeep }: MoveProps) => {
  const move = useCommand(moveBooked)
  return (
    <Choose
      starts={offer.starts.filter((at) => at !== booked.at)}
      organizationZone={offer.organizationZone}
      verb="Move to"
      busy={move.isPending}
      problem={problemOf(move.error)}
      onPick={move.reset}
      onConfirm={(at, failed) =>
        move.mutate(
          { token, at, from: booked.at },
          {
            onSuccess: onDone,
            onError: () => {
              failed()
              onStale()
            },
          },
        )
      }
      also={
        <Button variant="default" onClick={onKeep}>
          Keep This Time
        </Button>
      }
    >
      <Text>
        Your {kindInWords(offer.type)} is planned for {spanOf(booked.at, offer.minutes)}. It stays there until you
        choose another time.
      </Text>
    </Choose>
  )
}

/** Takes the focus when it appears: the button that led here is gone. */
const Arrived = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </div>
  )
}

type Step = 'shown' | 'move' | 'cancel' | 'moved' | 'kept'

type AfterProps = StepProps & { booked: BookedTime; step: Step; onStep: (step: Step) => void }

/** Once a time was booked: what it is, and on the way to another one or out of it. */
const After = ({ booked, step, onStep, ...rest }: AfterProps) => {
  const keep = () => onStep('kept')
  if (step === 'move' && booked.moveProblem === null)
    return (
      <Arrived key="move">
        <Entrance title="Choose another time" lead={rest.offer.organization}>
          <Move {...rest} booked={booked} onKeep={keep} />
        </Entrance>
      </Arrived>
    )
  if (step === 'cancel' && booked.cancelProblem === null)
    return (
      <Arrived key="cancel">
        <Entrance title="Cancel this interview?" lead={rest.offer.organization}>
          <CancelBookedForm {...rest} booked={booked} onKeep={keep} />
        </Entrance>
      </Arrived>
    )
  const shown = (
    <Booked
      token={rest.token}
      offer={rest.offer}
      booked={booked}
      wasMoved={step === 'moved'}
      onMove={() => onStep('move')}
      onCancel={() => onStep('cancel')}
    />
  )
  return step === 'shown' ? shown : <Arrived key="shown">{shown}</Arrived>
}

/** Where a candidate chooses the time of an interview, moves it and cancels it, without an account; phone first. */
export const BookPage = ({ token }: { token: string }) => {
  const offer = useQuery(readOffer, { token }, { staleTime: 0 })
  /** What the last step answered, until the page has asked again. */
  const [latest, setLatest] = useState<BookedTime | null>(null)
  const [step, setStep] = useState<Step>('shown')
  const again = () => void offer.refetch().then(({ isSuccess }) => (isSuccess ? setLatest(null) : undefined))
  if (offer.isError && !offer.data) {
    const isKnownNo = offer.error instanceof Refusal && ['not-found', 'invalid'].includes(offer.error.code)
    return (
      <Entrance title="Choose a time" lead="For your interview">
        {isKnownNo ? (
          <Alert kind="note">{offer.error.message}</Alert>
        ) : (
          <Failed onRetry={() => void offer.refetch()}>
            {sentenceOf(offer.error, 'This page could not be loaded. Please try again.')}
          </Failed>
        )}
      </Entrance>
    )
  }
  if (!offer.data)
    return (
      <Entrance title="Choose a time" lead="One moment …">
        <div style={{ minHeight: '100vh' }}>
          <LoadingLines label="Loading the free times" lines={16} />
        </div>
      </Entrance>
    )
  const booked = latest ?? offer.data.booked
  const done = (then: Step) => (now: BookedTime) => {
    setLatest(now)
    setStep(then)
    again()
  }
  const common = { token, offer: offer.data, onStale: again }
  if (booked)
    return (
      <After
        {...common}
        booked={booked}
        step={step}
        onStep={(next) => {
          setStep(next)
          if (next === 'move') again()
        }}
        onDone={done(step === 'move' ? 'moved' : 'kept')}
      />
    )
  return (
    <Entrance title={offer.data.organization} lead="Choose a time for your interview">
      <Book {...common} onDone={done('kept')} />
    </Entrance>
  )
}
