import { Button, Group, Stack, Text } from '@mantine/core'
import { IconCalendarDown } from '@tabler/icons-react'
import { urlOf } from '../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Entrance } from '../../../sign-in/web/door.ts'
import { bookedFile } from '../../contract/booking.ts'
import { kindInWords, showElsewhere } from '../../rules/interview-words.ts'
import { type BookedTime, type Offer, spanOf, whereOf } from './offer-words.tsx'

type BookedProps = {
  token: string
  offer: Offer
  booked: BookedTime
  wasMoved: boolean
  onMove: () => void
  onCancel: () => void
}

/** What was booked, and until it begins the ways to another time and out of it. */
export const Booked = ({ token, offer, booked, wasMoved, onMove, onCancel }: BookedProps) => {
  const { at, isCancelled, moveProblem, cancelProblem } = booked
  const there = showElsewhere(new Date(at), offer.organizationZone, viewerTimeZone)
  if (isCancelled)
    return (
      <Entrance title="This interview was cancelled" lead={offer.organization}>
        <Text>
          It was planned for {spanOf(at, offer.minutes)}. Please ask {offer.organization} for a new one.
        </Text>
      </Entrance>
    )
  const mayMove = moveProblem === null
  const mayCancel = cancelProblem === null
  return (
    <Entrance title="See you then!" lead={`Your ${kindInWords(offer.type)} with ${offer.organization}`}>
      <Stack gap="sm">
        <Alert kind="success">
          {wasMoved ? 'Your interview was moved. ' : ''}
          {spanOf(at, offer.minutes)}
          {there ? ` (${there} at the clinic)` : ''}
        </Alert>
        <Text>{whereOf(offer)}</Text>
        <Button
          component="a"
          href={urlOf(bookedFile, { token })}
          download
          leftSection={<IconCalendarDown size={16} stroke={1.7} />}
        >
          Add to My Calendar
        </Button>
        {wasMoved ? <Text size="sm">Is the old time in your calendar? Add it again to replace it.</Text> : null}
        {moveProblem === null ? null : <Text size="sm">{moveProblem}</Text>}
        {mayMove || mayCancel ? (
          <Group gap="xs">
            {mayMove ? (
              <Button variant="default" onClick={onMove}>
                Choose Another Time
              </Button>
            ) : null}
            {mayCancel ? (
              <Button variant="subtle" color="red" onClick={onCancel}>
                Cancel Interview
              </Button>
            ) : null}
          </Group>
        ) : null}
        <Text size="sm" c="dimmed">
          {mayMove ? 'Until it begins you can move or cancel it with this link. ' : ''}You can close this page now.
        </Text>
      </Stack>
    </Entrance>
  )
}
