import { Button, CopyButton, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatDay } from '../../../../../rules/day.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { candidateShares, shareCandidate, withdrawShare } from '../../contract/sharing.ts'
import type { Profile } from '../profile-data.ts'

type ShareFormProps = { profile: Profile; onDone: () => void }

const OpenLinks = ({ id }: { id: string }) => {
  const found = useQuery(candidateShares, { id })
  const withdraw = useCommand(withdrawShare)
  if (found.isError)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load the links.')}
      </ErrorState>
    )
  if (!found.data) return <LoadingLines label="Loading the open links" lines={2} />
  if (found.data.shares.length === 0)
    return (
      <Text size="sm" c="dimmed">
        No open links.
      </Text>
    )
  return (
    <Stack gap="xs" component="ul" m={0} pl={0} style={{ listStyle: 'none' }}>
      {withdraw.isError ? (
        <Alert>{getErrorMessage(withdraw.error, 'Couldn’t withdraw the link. Try again.')}</Alert>
      ) : null}
      {found.data.shares.map((share) => (
        <Group key={share.id} component="li" justify="space-between" gap="xs">
          <Text size="sm">
            Until {formatDay(share.last_day)}, by {share.by.name ?? 'Reinforce'} ·{' '}
            {share.opened === 0 ? 'not opened yet' : `opened ${share.opened === 1 ? 'once' : `${share.opened} times`}`}
          </Text>
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            loading={withdraw.isPending && withdraw.variables?.id === share.id}
            onClick={() => withdraw.mutate({ id: share.id })}
          >
            Withdraw
          </Button>
        </Group>
      ))}
    </Stack>
  )
}

/** A read-only link for someone without an account, and those that are open. */
export const ShareForm = ({ profile, onDone }: ShareFormProps) => {
  const { id } = profile.candidate
  const [days, setDays] = useState('7')
  const share = useCommand(shareCandidate)
  const address = share.data ? new URL(share.data.link, window.location.origin).href : ''
  return (
    <Stack gap="md">
      <Text size="sm">
        Anyone with the link can see the name, city, score, analysis, and resume text without signing in, but not phone,
        email, or files.
      </Text>
      {share.isError ? <Alert>{getErrorMessage(share.error, 'Couldn’t create the link. Try again.')}</Alert> : null}
      {share.data ? (
        <>
          <Alert kind="success">Copy this link now. It won’t appear again.</Alert>
          <TextInput label="Link" value={address} readOnly onFocus={(event) => event.currentTarget.select()} />
        </>
      ) : (
        <div>
          <Text size="sm" fw={600} mb={6} id="share-days">
            Works for
          </Text>
          <SegmentedControl
            aria-labelledby="share-days"
            value={days}
            onChange={setDays}
            data={[
              { value: '1', label: '1 day' },
              { value: '7', label: '7 days' },
              { value: '30', label: '30 days' },
            ]}
          />
        </div>
      )}
      <OpenLinks id={id} />
      <DialogActions>
        <Button variant="default" onClick={onDone}>
          Done
        </Button>
        {share.data ? (
          <CopyButton value={address}>
            {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy Link'}</Button>}
          </CopyButton>
        ) : (
          <Button loading={share.isPending} onClick={() => share.mutate({ id, days: Number(days) })}>
            Create Link
          </Button>
        )}
      </DialogActions>
    </Stack>
  )
}
