import { Button, Checkbox, Select, Text, Textarea, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { getFirstName } from '../../../../rules/person-name.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { KeptLine } from '../../../access/form-drafts/web/public.ts'
import { describeOutcome } from '../../../texting/messages/web/public.ts'
import { formatWishLine } from '../../calendar/rules/format-wish-line.ts'
import { type InterviewType, interviewTypes } from '../../calendar/rules/interview-kinds.ts'
import { formatInOtherZone, formatInterviewType, showMoment } from '../../calendar/rules/interview-words.ts'
import { book } from '../contract/booking.ts'
import css from './book-form.module.css'
import { tellBooked } from './booked-notice.tsx'
import { DayStrip } from './day-strip.tsx'
import { OfferTimes } from './offer-times.tsx'
import { type Booking, type BookStart, type FreeTimes, useBooking } from './use-booking.ts'

type BookFormProps = {
  candidateId: string
  onDone: () => void
  /** In a dialog, which has a frame of its own. */
  isBare?: boolean
  /** Leads to everything else that an interview can be. */
  onMore?: () => void
  /** First choice. */
  start?: BookStart | undefined
  /** Takes words that offer three times instead of a booking, and what they offer. */
  onOffer?: ((words: string, told: string) => void) | undefined
}

const readRefusal = (error: unknown): UserError | null =>
  error instanceof UserError && error.code !== 'unavailable' ? error : null

const nobody = 'nobody'
const nowhere = 'none'
const isType = (value: string | null): value is InterviewType => interviewTypes.some((type) => type === value)

const Fields = ({ booking, times }: { booking: Booking; times: FreeTimes }) => (
  <div className={css.fields}>
    <Select
      size="xs"
      label="Interviewer"
      allowDeselect={false}
      data={[
        { value: nobody, label: 'Unassigned' },
        ...times.people.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={times.interviewer_id ?? nobody}
      onChange={(value) => booking.setInterviewer(value ?? nobody)}
    />
    <Select
      size="xs"
      label="Type"
      allowDeselect={false}
      data={[...interviewTypes]}
      value={booking.type}
      onChange={(value) => {
        if (isType(value)) booking.setType(value)
      }}
    />
    <Select
      size="xs"
      label="Length"
      allowDeselect={false}
      data={['15', '30', '45', '60'].map((value) => ({ value, label: `${value} min` }))}
      value={String(booking.minutes)}
      onChange={(value) => booking.setMinutes(Number(value ?? 30))}
    />
    {times.places.length > 1 ? (
      <Select
        size="xs"
        label="Location"
        allowDeselect={false}
        searchable
        nothingFoundMessage="No locations match"
        data={[
          { value: nowhere, label: 'No location' },
          ...times.places.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={times.location_id ?? nowhere}
        onChange={(value) => booking.setLocation(value ?? nowhere)}
      />
    ) : null}
    {booking.type === 'Phone' ? null : (
      <TextInput
        size="xs"
        label={booking.type === 'Video' ? 'Call link' : 'Place'}
        maxLength={500}
        value={booking.place}
        onChange={(event) => booking.setPlace(event.currentTarget.value)}
      />
    )}
  </div>
)

const Will = ({ booking, times, at }: { booking: Booking; times: FreeTimes; at: string }) => {
  const start = new Date(at)
  const there = times.candidateZone ? formatInOtherZone(start, times.candidateZone.timeZone, times.zone) : null
  const here = formatInOtherZone(start, viewerTimeZone, times.zone)
  const { recipient, barred, isUpdating, message } = booking
  return (
    <div className={css.will} role="group" aria-label="Summary">
      <span>
        <b>Books</b> {showMoment(start, times.zone)}
        {times.interviewer ? ` with ${times.interviewer}` : ''}
        {there ? ` (${there} for ${getFirstName(times.candidate)})` : ''}
        {here ? ` (${here} for you)` : ''}: {formatInterviewType(booking.type)}, {booking.minutes} min
      </span>
      <Checkbox
        size="xs"
        label={barred === null ? 'Texts the candidate in 10 seconds' : `No text: ${barred}`}
        checked={booking.texts}
        disabled={barred !== null}
        onChange={(event) => booking.setTexts(event.currentTarget.checked)}
      />
      {booking.texts ? (
        <>
          <Textarea
            size="xs"
            aria-label="Text of the booking"
            autosize
            minRows={2}
            maxRows={4}
            maxLength={400}
            value={message}
            onChange={(event) => booking.setTyped(event.currentTarget.value)}
          />
          <Text size="xs" c="dimmed" role="status">
            {isUpdating || !recipient ? 'Updating…' : `“${recipient.text}” ${describeOutcome(recipient)}.`}
          </Text>
        </>
      ) : null}
      {times.moveTo === null ? null : (
        <Checkbox
          size="xs"
          label={`Moves to ${times.moveTo}`}
          checked={booking.moves}
          onChange={(event) => booking.setMoves(event.currentTarget.checked)}
        />
      )}
    </div>
  )
}

const getLabel = ({ at, texts, moves }: Booking): string => {
  if (at === null) return 'Book'
  if (texts && moves) return 'Book, text and move'
  if (texts) return 'Book and text'
  return moves ? 'Book and move' : 'Book'
}

/** Sends a booking once, however often it is pressed. */
const useSendBooking = (candidateId: string, booking: Booking, onDone: () => void) => {
  const ids = useRef({ booking: crypto.randomUUID(), text: crypto.randomUUID() })
  const send = useCommand(book)
  const { found, times, at } = booking
  const submit = () => {
    if (!times || at === null || send.isPending) return
    const { booking: id, text: textId } = ids.current
    send.mutate(
      {
        id,
        candidate_id: candidateId,
        interviewer_id: times.interviewer_id,
        type: booking.type,
        minutes: booking.minutes,
        location_id: times.location_id,
        place: booking.type === 'Phone' ? '' : booking.place,
        at,
        text: booking.texts ? { id: textId, message: booking.message } : null,
        moves: booking.moves,
      },
      {
        onSuccess: (done) => {
          booking.kept.saved()
          tellBooked(done.id, showMoment(new Date(done.at), done.zone))
          onDone()
        },
        onError: (error) => {
          // A certain no: another try is another booking.
          if (!readRefusal(error)) return
          ids.current = { booking: crypto.randomUUID(), text: crypto.randomUUID() }
          void found.refetch()
        },
      },
    )
  }
  return { send, submit }
}

/** Books in place: a free time, and what one press will do, each of it to be left out. */
export const BookForm = ({ candidateId, onDone, isBare = false, onMore, start, onOffer }: BookFormProps) => {
  const booking = useBooking(candidateId, start)
  const { send, submit } = useSendBooking(candidateId, booking, onDone)
  const [offerProblem, setOfferProblem] = useState('')
  const { found, times, at } = booking
  const refusal = readRefusal(send.error)
  const body = () => {
    if (found.isError && !times)
      return (
        <ErrorState onRetry={() => void found.refetch()}>
          {getErrorMessage(found.error, 'Couldn’t load the free times.')}
        </ErrorState>
      )
    if (!times) return <LoadingLines label="Loading free times" lines={5} />
    if (times.problem !== null) return <Alert kind="note">{times.problem}</Alert>
    return (
      <>
        <KeptLine kept={booking.kept} />
        <Fields booking={booking} times={times} />
        {refusal ? <Alert>{Object.values(refusal.fields)[0] ?? refusal.message}</Alert> : null}
        {send.error && !refusal ? (
          <Alert>{getErrorMessage(send.error, 'No response. Try again; you won’t book twice.')}</Alert>
        ) : null}
        {booking.isGone && !refusal ? (
          <Alert kind="note">That time is no longer available. Choose another.</Alert>
        ) : null}
        {at === null ? (
          <Alert kind="note">
            No free times in the next 2 weeks. Choose another interviewer or a shorter interview.
          </Alert>
        ) : (
          <>
            {times.wish ? (
              <Text size="sm" c="dimmed">
                {formatWishLine(times.wish)}
              </Text>
            ) : null}
            <DayStrip
              starts={times.starts}
              wanted={times.wanted}
              zone={times.zone}
              value={at}
              onChoose={booking.setWanted}
            />
            <Will booking={booking} times={times} at={at} />
          </>
        )}
      </>
    )
  }
  return (
    <section className={isBare ? `${css.book} ${css.bare}` : css.book} aria-label="Book an interview">
      {body()}
      {offerProblem ? <Alert>{offerProblem}</Alert> : null}
      <div className={css.foot}>
        <Button size="compact-md" loading={send.isPending} disabled={!times || at === null} onClick={submit}>
          {getLabel(booking)}
        </Button>
        <Button size="compact-md" variant="default" onClick={onDone}>
          Cancel
        </Button>
        {onOffer && times ? (
          <OfferTimes
            candidateId={candidateId}
            type={booking.type}
            interviewerId={times.interviewer_id}
            onText={onOffer}
            onFail={setOfferProblem}
          />
        ) : null}
        {onMore ? (
          <Button size="compact-md" variant="subtle" ml="auto" onClick={onMore}>
            More Options
          </Button>
        ) : null}
      </div>
    </section>
  )
}
