import { Button, Group, Stack, Text } from '@mantine/core'
import { IconCalendarDown } from '@reinforce/icons'
import { getUrl } from '../../../../../platform/web/call.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { PublicEntrance } from '../../../../access/sign-in/web/public.ts'
import { bookedFile } from '../../contract/booking.ts'
import { formatInterviewType } from '../../rules/interview-words.ts'
import { type BookedTime, describePlace, formatSpan, type Offer } from './offer-words.tsx'
import { useBookWords } from './words/words.ts'

type BookedProps = {
  token: string
  offer: Offer
  booked: BookedTime
  wasMoved: boolean
  onMove: () => void
  onCancel: () => void
}

/** The booked time, and until it begins, links to move or cancel it. */
export const Booked = ({ token, offer, booked, wasMoved, onMove, onCancel }: BookedProps) => {
  const { words, language, say } = useBookWords()
  const { at, isCancelled, moveProblem, cancelProblem } = booked
  if (isCancelled)
    return (
      <PublicEntrance title={words.cancelled} lead={offer.organization}>
        <Text>{words.wasPlanned(formatSpan(at, offer, language), offer.organization)}</Text>
      </PublicEntrance>
    )
  const mayMove = moveProblem === null
  const mayCancel = cancelProblem === null
  return (
    <PublicEntrance
      title={words.seeYou}
      lead={words.yourInterview(formatInterviewType(offer.type, language), offer.organization)}
    >
      <Stack gap="sm">
        <Alert kind="success">
          {wasMoved ? words.wasMoved : ''}
          {formatSpan(at, offer, language)}
        </Alert>
        <Text>{describePlace(offer, words)}</Text>
        <Button
          component="a"
          href={getUrl(bookedFile, { token })}
          download
          leftSection={<IconCalendarDown size={16} stroke={1.7} />}
        >
          {words.addToCalendar}
        </Button>
        {wasMoved ? <Text size="sm">{words.oldTime}</Text> : null}
        {moveProblem === null ? null : <Text size="sm">{say(moveProblem)}</Text>}
        {mayMove || mayCancel ? (
          <Group gap="xs">
            {mayMove ? (
              <Button variant="default" onClick={onMove}>
                {words.anotherTime}
              </Button>
            ) : null}
            {mayCancel ? (
              <Button variant="subtle" color="red" onClick={onCancel}>
                {words.cancelInterview}
              </Button>
            ) : null}
          </Group>
        ) : null}
        <Text size="sm" c="dimmed">
          {mayMove ? words.untilItBegins : ''}
          {words.mayClose}
        </Text>
      </Stack>
    </PublicEntrance>
  )
}
