import { Button, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { canWorkLater } from '../../../../../platform/web/can-work-later.ts'
import { OwnLanguage } from '../../../../../platform/web/language/use-language.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { PublicEntrance } from '../../../../access/sign-in/web/public.ts'
import { bookInterview, moveBooked, readBookingLink } from '../../contract/booking.ts'
import { formatInterviewType } from '../../rules/interview-words.ts'
import { Booked } from './booked.tsx'
import { Choose } from './choose.tsx'
import { type BookedTime, describePlace, formatSpan, type Offer } from './offer-words.tsx'
import { BookSpeaking, useBookWords } from './words/words.ts'

const Waiting = () => <LoadingLines label={useBookWords().words.loadingForm} lines={6} />
const CancelBookedForm = lazyComponent(
  async () => (await import('./cancel-booked-form.tsx')).CancelBookedForm,
  <Waiting />,
)

type StepProps = { token: string; offer: Offer; onDone: (now: BookedTime) => void; onStale: () => void }

/** Why a choice did not work, in the language of the page. */
const useProblem = (error: unknown) => {
  const { words, say } = useBookWords()
  return error ? say(getErrorMessage(error, words.failed)) : null
}

/** Whether the server refused this time, so that another one has to be chosen. */
const isRefused = (error: unknown) => !canWorkLater(error)

const Book = ({ token, offer, onDone, onStale }: StepProps) => {
  const { words, language, say } = useBookWords()
  const book = useCommand(bookInterview)
  const problem = useProblem(book.error)
  const { candidate, minutes, type } = offer
  const interviewer = offer.interviewer && say(offer.interviewer)
  return (
    <Choose
      starts={offer.starts}
      offer={offer}
      act={words.book}
      busy={book.isPending}
      problem={problem}
      onPick={book.reset}
      onConfirm={(at, failed) =>
        book.mutate(
          { token, at },
          {
            onSuccess: onDone,
            onError: (error) => {
              if (isRefused(error)) failed()
              onStale()
            },
          },
        )
      }
    >
      <Text>
        {words.greeting({ candidate, kind: formatInterviewType(type, language), minutes, interviewer })}{' '}
        {describePlace(offer, words)}
      </Text>
    </Choose>
  )
}

type MoveProps = StepProps & { booked: BookedTime; onKeep: () => void }

const Move = ({ token, offer, booked, onDone, onStale, onKeep }: MoveProps) => {
  const { words, language } = useBookWords()
  const move = useCommand(moveBooked)
  const problem = useProblem(move.error)
  return (
    <Choose
      starts={offer.starts.filter((at) => at !== booked.at)}
      offer={offer}
      act={words.moveTo}
      busy={move.isPending}
      problem={problem}
      onPick={move.reset}
      onConfirm={(at, failed) =>
        move.mutate(
          { token, at, from: booked.at },
          {
            onSuccess: onDone,
            onError: (error) => {
              if (isRefused(error)) failed()
              onStale()
            },
          },
        )
      }
      also={
        <Button variant="default" onClick={onKeep}>
          {words.keepTime}
        </Button>
      }
    >
      <Text>{words.planned(formatInterviewType(offer.type, language), formatSpan(booked.at, offer, language))}</Text>
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

/** The page after a booking: the booked time, and the steps to move or cancel it. */
const After = ({ booked, step, onStep, ...rest }: AfterProps) => {
  const { words } = useBookWords()
  const keep = () => onStep('kept')
  if (step === 'move' && booked.moveProblem === null)
    return (
      <Arrived key="move">
        <PublicEntrance title={words.chooseAnother} lead={rest.offer.organization}>
          <Move {...rest} booked={booked} onKeep={keep} />
        </PublicEntrance>
      </Arrived>
    )
  if (step === 'cancel' && booked.cancelProblem === null)
    return (
      <Arrived key="cancel">
        <PublicEntrance title={words.cancelThis} lead={rest.offer.organization}>
          <CancelBookedForm {...rest} booked={booked} onKeep={keep} />
        </PublicEntrance>
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
  const offer = useQuery(readBookingLink, { token }, { staleTime: 0 })
  return (
    <OwnLanguage value={offer.data?.language ?? null}>
      <BookSpeaking>
        <Booking token={token} offer={offer} />
      </BookSpeaking>
    </OwnLanguage>
  )
}

type BookingProps = { token: string; offer: UseQueryResult<Offer> }

const Booking = ({ token, offer }: BookingProps) => {
  const { words, say } = useBookWords()
  /** Reply of the last step, until the page has loaded again. */
  const [latest, setLatest] = useState<BookedTime | null>(null)
  const [step, setStep] = useState<Step>('shown')
  const again = () => void offer.refetch().then(({ isSuccess }) => (isSuccess ? setLatest(null) : undefined))
  if (offer.isError && !offer.data) {
    const isKnownNo = offer.error instanceof UserError && ['not-found', 'invalid'].includes(offer.error.code)
    return (
      <PublicEntrance title={words.title} lead={words.forInterview}>
        {isKnownNo ? (
          <Alert kind="note">{say(offer.error.message)}</Alert>
        ) : (
          <ErrorState onRetry={() => void offer.refetch()} retry={words.retry}>
            {say(getErrorMessage(offer.error, words.notLoaded))}
          </ErrorState>
        )}
      </PublicEntrance>
    )
  }
  if (!offer.data)
    return (
      <PublicEntrance title={words.title} lead={words.moment} isLong>
        <div style={{ minHeight: '100vh' }}>
          <LoadingLines label={words.loading} lines={16} />
        </div>
      </PublicEntrance>
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
    <PublicEntrance title={offer.data.organization} lead={words.chooseForInterview} isLong>
      <Book {...common} onDone={done('kept')} />
    </PublicEntrance>
  )
}
