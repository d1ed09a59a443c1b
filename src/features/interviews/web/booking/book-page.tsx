import { Button, Stack, Text } from '@mantine/core'
import { IconCalendarDown } from '@tabler/icons-react'
import { useState } from 'react'
import { type ReplyOf, sentenceOf, urlOf } from '../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Refusal } from '../../../../rules/refusal.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Failed, LoadingLines } from '../../../../ui/states.tsx'
import { Entrance } from '../../../sign-in/web/door.ts'
import { bookedFile, bookInterview, readOffer } from '../../contract/booking.ts'
import { kindInWords, showDate, showElsewhere, showMoment, showSpan } from '../../rules/interview-words.ts'
import css from '../interviews.module.css'
import { PlaceText } from '../place-text.tsx'
import { zoneInWords } from '../zone-in-words.ts'
import { BookDays } from './book-days.tsx'

type Offer = ReplyOf<typeof readOffer>
type BookedProps = { token: string; offer: Offer; at: string; isCancelled: boolean }

const where = ({ type, location, place }: Offer) => {
  if (type === 'Phone') return 'We will call you.'
  if (type === 'Video')
    return place ? (
      <>
        The link: <PlaceText place={place} inherit />
      </>
    ) : (
      'You will get the link from us.'
    )
  return [location, place].filter(Boolean).join(', ')
}

const span = (at: Date, minutes: number, zone: string) => `${showDate(at, zone)}, ${showSpan(at, minutes, zone)}`

const Booked = ({ token, offer, at, isCancelled }: BookedProps) => {
  const start = new Date(at)
  const there = showElsewhere(start, offer.organizationZone, viewerTimeZone)
  if (isCancelled)
    return (
      <Entrance title="This interview was cancelled" lead={offer.organization}>
        <Text>
          It was planned for {span(start, offer.minutes, viewerTimeZone)}. Please ask {offer.organization} for a new
          one.
        </Text>
      </Entrance>
    )
  return (
    <Entrance title="See you then!" lead={`Your ${kindInWords(offer.type)} with ${offer.organization}`}>
      <Stack gap="sm">
        <Alert kind="success">
          {span(start, offer.minutes, viewerTimeZone)}
          {there ? ` (${there} at the clinic)` : ''}
        </Alert>
        <Text>{where(offer)}</Text>
        <Button
          component="a"
          href={urlOf(bookedFile, { token })}
          download
          leftSection={<IconCalendarDown size={16} stroke={1.7} />}
        >
          Add to My Calendar
        </Button>
        <Text size="sm" c="dimmed">
          You need another time? Reply to the text that brought you here. You can close this page now.
        </Text>
      </Stack>
    </Entrance>
  )
}

const Choose = ({
  token,
  offer,
  onBooked,
  onTaken,
}: {
  token: string
  offer: Offer
  onBooked: (at: string) => void
  onTaken: () => void
}) => {
  const [at, setAt] = useState<string | null>(null)
  const book = useCommand(bookInterview)
  const chosen = at !== null && offer.starts.includes(at) ? at : null
  const confirm = () => {
    if (!chosen) return
    book.mutate(
      { token, at: chosen },
      {
        onSuccess: (done) => onBooked(done.at),
        onError: () => {
          setAt(null)
          onTaken()
        },
      },
    )
  }
  // At the button, which is where one looks: the list above it is long.
  const told = book.isError ? <Alert>{sentenceOf(book.error, 'This did not work. Please try again.')}</Alert> : null
  const zones = [viewerTimeZone, offer.organizationZone].map(zoneInWords)
  return (
    <Stack gap="md">
      <Text>
        Hi {offer.candidate}, choose a time for your {kindInWords(offer.type)} of {offer.minutes} minutes
        {offer.interviewer ? ` with ${offer.interviewer}` : ''}. {where(offer)}
      </Text>
      <Text size="sm" c="dimmed">
        {zones[0] === zones[1]
          ? `Times are in ${zones[0]}, yours and the clinic’s.`
          : `Times are yours (${zones[0]}); the clinic’s (${zones[1]}) stand below them.`}
      </Text>
      {offer.starts.length === 0 ? (
        <Alert kind="note">
          No time is free in the coming two weeks. Please reply to the text that brought you here.
        </Alert>
      ) : (
        <BookDays
          starts={offer.starts}
          organizationZone={offer.organizationZone}
          value={chosen}
          onChoose={(next) => {
            book.reset()
            setAt(next)
          }}
        />
      )}
      {offer.starts.length > 0 || told ? (
        <div className={css.book}>
          {told}
          <Button
            fullWidth
            size="md"
            h="auto"
            mih={42}
            styles={{ label: { whiteSpace: 'normal' } }}
            disabled={chosen === null}
            loading={book.isPending}
            onClick={confirm}
          >
            {chosen ? `Book ${showMoment(new Date(chosen), viewerTimeZone)}` : 'Choose a Time'}
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}

/** Where a candidate chooses the time of an interview, without an account; phone first. */
export const BookPage = ({ token }: { token: string }) => {
  const offer = useQuery(readOffer, { token }, { staleTime: 0 })
  const [booked, setBooked] = useState<string | null>(null)
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
  const at = booked ?? offer.data.booked?.at
  if (at)
    return (
      <Booked
        token={token}
        offer={offer.data}
        at={at}
        isCancelled={booked ? false : (offer.data.booked?.isCancelled ?? false)}
      />
    )
  return (
    <Entrance title={offer.data.organization} lead="Choose a time for your interview">
      <Choose token={token} offer={offer.data} onBooked={setBooked} onTaken={() => void offer.refetch()} />
    </Entrance>
  )
}
