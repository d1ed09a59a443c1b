import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { CopyField } from '../../../../ui/copy/copy-field.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { calendarFeed, makeCalendarFeed, revokeCalendarFeed } from '../contract/calendar.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** The secret address with which your own calendar reads the interviews; made, shown once, revoked. */
export const FeedForm = ({ onDone }: { onDone: () => void }) => {
  const [path, setPath] = useState<string | null>(null)
  /** The open question: both actions end the present address. */
  const [asked, setAsked] = useState<'new' | 'revoke' | null>(null)
  const feed = useQuery(calendarFeed, {}, { staleTime: 0 })
  const make = useCommand(makeCalendarFeed)
  const revoke = useCommand(revokeCalendarFeed)
  const error = make.error ?? revoke.error
  if (feed.isError && !feed.data)
    return <ErrorState onRetry={() => void feed.refetch()}>Couldn’t load the calendar address.</ErrorState>
  if (!feed.data) return <LoadingLines label="Loading the calendar address" lines={5} />
  const { createdAt, organization } = feed.data
  const begin = () =>
    make.mutate(
      {},
      {
        onSuccess: (made) => {
          setPath(made.path)
          setAsked(null)
          void feed.refetch()
        },
      },
    )
  const end = () =>
    revoke.mutate(
      {},
      {
        onSuccess: () => {
          setPath(null)
          setAsked(null)
          void feed.refetch()
        },
      },
    )
  return (
    <Stack gap="sm">
      {error ? <Alert>{getErrorMessage(error, 'Couldn’t change the address. Try again.')}</Alert> : null}
      <Text>
        Your calendar can subscribe to the interviews of {organization}. Moves and cancellations update automatically.
      </Text>
      {path ? (
        <>
          <CopyField label="Address to subscribe to" value={`${window.location.origin}${path}`} />
          <Alert kind="note">
            Copy this now; it won’t appear again. Anyone with it can see these interviews without signing in. Keep it
            private.
          </Alert>
        </>
      ) : createdAt ? (
        <Text c="dimmed">You created an address on {day.format(new Date(createdAt))}. You can’t see it again.</Text>
      ) : null}
      {asked && createdAt ? (
        <>
          <Alert kind="note">
            {asked === 'new'
              ? 'Your current address will stop working. Subscribe to the new one in your calendar.'
              : 'Your calendar will stop receiving interviews.'}
          </Alert>
          <Group gap="xs">
            <Button variant="default" onClick={() => setAsked(null)}>
              Keep Address
            </Button>
            <Button
              color={asked === 'new' ? undefined : 'red'}
              loading={make.isPending || revoke.isPending}
              onClick={asked === 'new' ? begin : end}
            >
              {asked === 'new' ? 'Replace Address' : 'Revoke 1 Address'}
            </Button>
          </Group>
        </>
      ) : (
        <Group gap="xs">
          <Button
            variant={path ? 'default' : 'filled'}
            loading={make.isPending}
            onClick={createdAt ? () => setAsked('new') : begin}
          >
            {createdAt ? 'Create New Address' : 'Create Address'}
          </Button>
          {createdAt ? (
            <Button variant="default" onClick={() => setAsked('revoke')}>
              Revoke
            </Button>
          ) : null}
        </Group>
      )}
      <DialogActions>
        <Button variant="default" onClick={onDone}>
          Close
        </Button>
      </DialogActions>
    </Stack>
  )
}
