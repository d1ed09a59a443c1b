import { Anchor, Stack, Switch, Text } from '@mantine/core'
import { getErrorMessage, type ReplyOf } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { pluralize } from '../../../../rules/words/count.ts'
import { CopyField } from '../../../../ui/copy/copy-field.tsx'
import { Fold } from '../../../../ui/fold/fold.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { jobFeedSettings, openJobFeed } from '../contract/job-feed.ts'

type Settings = ReplyOf<typeof jobFeedSettings>

const FeedSwitch = ({ isOn }: { isOn: boolean }) => {
  const open = useCommand(openJobFeed)
  return (
    <Switch
      mt="sm"
      label="Let job boards read our active job posts"
      checked={isOn}
      disabled={open.isPending}
      error={open.isError ? getErrorMessage(open.error, 'Couldn’t save this. Try again.') : undefined}
      onChange={(event) =>
        open.mutate(
          { isOn: event.currentTarget.checked },
          { onSuccess: () => showToast(isOn ? 'Job feed closed.' : 'Job feed open.') },
        )
      }
    />
  )
}

const areNot = (count: number, why: string) =>
  `${pluralize(count, 'post')} ${count === 1 ? 'is' : 'are'} left out: ${why}.`

/** The number of active posts in the feed, and the reasons for missing ones. */
const Listed = ({ settings: { isOn, listed, withoutPlace, withoutCode } }: { settings: Settings }) => (
  <Text size="sm">
    {isOn ? `It lists ${pluralize(listed, 'active post')}.` : `It would list ${pluralize(listed, 'active post')}.`}
    {withoutPlace > 0 ? ` ${areNot(withoutPlace, 'the location is closed or has no city or state')}` : ''}
    {withoutCode > 0 ? ` ${areNot(withoutCode, 'no active job code leads there, so no one could apply')}` : ''}
  </Text>
)

const Settled = ({ settings }: { settings: Settings }) => {
  const address = settings.path === null ? null : `${window.location.origin}${settings.path}`
  return (
    <Stack gap="sm">
      <Text size="sm">
        Job boards like Indeed read this address automatically. When it’s open, anyone can see each active job post’s
        title, start date, organization name, city and state, description, and apply link. It shows no costs, notes, or
        candidates. The same posts also appear in /jobs.xml, the feed of all clinics with an open feed.
      </Text>
      <Listed settings={settings} />
      <FeedSwitch isOn={settings.isOn} />
      {settings.isOn && address ? (
        <>
          <CopyField label="Feed address" value={address} />
          <Text size="sm" c="dimmed">
            Give it to the job boards you post on. They may need a day to read it.{' '}
            <Anchor href={address} target="_blank" rel="noreferrer" underline="always" size="sm">
              {' '}
              Open Feed{' '}
            </Anchor>
          </Text>
        </>
      ) : null}
    </Stack>
  )
}

/** Whether job boards may read the organization's active job posts, what that opens, and where; for Admins. */
export const JobFeedSection = () => {
  const found = useQuery(jobFeedSettings, {})
  return (
    <Fold name="job-feed" title="Job feed" lead="Job sites read your active posts from an address.">
      {found.data ? (
        <Settled settings={found.data} />
      ) : found.isError ? (
        <ErrorState onRetry={() => void found.refetch()}>
          {getErrorMessage(found.error, 'Couldn’t load the job feed.')}
        </ErrorState>
      ) : (
        <LoadingLines label="Loading the job feed" lines={4} />
      )}
    </Fold>
  )
}
