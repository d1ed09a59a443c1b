import { Anchor, Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { formatDay } from '../../../../rules/day.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { getPage } from '../../../candidates/directory/rules/candidate-link.ts'
import { requestErasure } from '../../../candidates/duplicates/web/public.ts'
import type { Profile } from './profile-data.ts'

/** No one agreed again (erasure refuses texts for good). */
const tellKept = () => showToast('Record kept. It stays opted out of texts until this person agrees again.')

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

type RecordAlertsProps = { profile: Profile; mayEdit: boolean; onUnmerge: () => void; onHold: () => void }

/** The open legal hold in one line. Anyone may see that there is one, and only people with the right see why. */
const HoldLine = ({ hold, onHold }: { hold: Profile['hold']; onHold: () => void }) => {
  const mayHold = useCan('records:hold')
  if (!hold) return null
  return (
    <Alert kind="note">
      <Group justify="space-between" gap="xs">
        <span>
          {hold.isOrganization ? 'Legal hold on all records' : 'Legal hold'} since {date.format(new Date(hold.at))}
          {hold.reason ? `: ${hold.reason}` : '. We delete nothing until it ends.'}
        </span>
        {mayHold && !hold.isOrganization ? (
          <Button size="compact-sm" variant="default" onClick={onHold}>
            End Hold…
          </Button>
        ) : null}
      </Group>
    </Alert>
  )
}

/** Describes when a record with a deletion request is deleted. */
const describeErasure = ({ hold, erasure }: Profile) =>
  hold
    ? 'This person asked to be deleted. The legal hold keeps the record until it ends.'
    : /^Kept for \d+ months$/.test(erasure?.reason ?? '')
      ? `The organization’s retention deletes this record on ${formatDay(erasure?.on ?? '')}.`
      : `This person asked to be deleted. We delete the record on ${formatDay(erasure?.on ?? '')}.`

/** Warnings to read before working with a record: it was merged into another, must not be deleted, or will be. */
export const RecordAlerts = ({ profile, mayEdit, onUnmerge, onHold }: RecordAlertsProps) => {
  const { mergedInto, erasure, candidate } = profile
  const keep = useCommand(requestErasure)
  return (
    <>
      {mergedInto ? (
        <Alert kind="note">
          <Group justify="space-between" gap="xs">
            <span>
              This record was merged into{' '}
              <Anchor underline="always" renderRoot={(props) => <Link {...props} {...getPage(mergedInto)} />}>
                {mergedInto.name || 'another one'}
              </Anchor>
              .{mergedInto.merge ? '' : ' This merge is older than the undo feature, so it can’t be undone.'}
            </span>
            {mayEdit && mergedInto.merge ? (
              <Button size="compact-sm" variant="default" onClick={onUnmerge}>
                Undo Merge
              </Button>
            ) : null}
          </Group>
        </Alert>
      ) : null}
      <HoldLine hold={profile.hold} onHold={onHold} />
      {erasure ? (
        <Alert>
          <Group justify="space-between" gap="xs">
            <span>
              {describeErasure(profile)} No more texts are sent.
              {erasure.reason ? ` “${erasure.reason}”` : ''}
              {keep.isError ? ` ${getErrorMessage(keep.error, 'Couldn’t save this. Try again.')}` : ''}
            </span>
            {mayEdit ? (
              <Button
                size="compact-sm"
                variant="default"
                loading={keep.isPending}
                onClick={() => keep.mutate({ id: candidate.id, wanted: false }, { onSuccess: tellKept })}
              >
                Cancel Deletion
              </Button>
            ) : null}
          </Group>
        </Alert>
      ) : null}
    </>
  )
}
