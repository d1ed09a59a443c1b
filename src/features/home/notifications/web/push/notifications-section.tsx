import { Badge, Button, Group, Paper, Stack, Title } from '@mantine/core'
import type { ReplyOf } from '../../../../../platform/web/call.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatDateTime } from '../../../../../ui/format-date-time.ts'
import { ListBody } from '../../../../../ui/list/list-body.tsx'
import type { Column } from '../../../../../ui/list/list-column.ts'
import { createLoadedQuestion } from '../../../../../ui/list/list-question.ts'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { useMe } from '../../../../access/sign-in/web/public.ts'
import { NumberPanel } from '../../../../texting/messages/web/public.ts'
import { pushSettings } from '../../contract/push.ts'
import { ChoicesTable } from '../choices/choices-table.tsx'
import { DigestPanel } from '../digest/digest-panel.tsx'
import { ChoicesPanel } from './choices-panel.tsx'
import { DevicePanel } from './device-panel.tsx'
import { usePushDevice } from './use-push-device.ts'

type PushReply = ReplyOf<typeof pushSettings>
type Row = PushReply['devices'][number]

const listColumns = (thisId: string | undefined): Column<Row>[] => [
  {
    key: 'device',
    label: 'Device',
    width: 180,
    cell: (row) => (
      <Group gap={6} wrap="nowrap">
        {row.label}
        {row.id === thisId ? (
          <Badge variant="light" tt="none">
            This one
          </Badge>
        ) : null}
      </Group>
    ),
  },
  { key: 'on', label: 'Turned on', width: 150, cell: (row) => formatDateTime(row.created_at) },
  {
    key: 'sent',
    label: 'Last notification',
    width: 150,
    cell: (row) => (row.last_sent_at === null ? '–' : formatDateTime(row.last_sent_at)),
  },
]

const PushPanels = ({ found, onChanged }: { found: PushReply; onChanged: () => void }) => {
  const me = useMe()
  const { devices, serverKey, choices } = found
  const push = usePushDevice({ serverKey, devices, onChanged })
  return (
    <>
      <DevicePanel push={push} />
      <ChoicesPanel saved={choices} onlyOrganization={me?.isPlatform ? me.organization.name : null} />
      {devices.length === 0 ? null : (
        <Paper p="md" component="section" aria-label="Your devices">
          <Title order={2} mb="sm">
            Your devices
          </Title>
          <ListBody
            caption="Devices with notifications"
            question={createLoadedQuestion(devices)}
            empty={{ none: { title: 'No devices.' } }}
            columns={listColumns(push.device?.id)}
            actions={(row) => (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Remove ${row.label}`}
                onClick={() => void push.turnOff(row.id)}
              >
                Remove
              </Button>
            )}
          />
        </Paper>
      )}
    </>
  )
}

/** The person’s notifications: kinds, ways, and devices. */
export const NotificationsSection = () => {
  const found = useQuery(pushSettings, {}, { staleTime: 0 })
  return (
    <Stack gap="md" maw={820}>
      <ChoicesTable />
      <NumberPanel />
      <DigestPanel />
      {found.data ? (
        <PushPanels found={found.data} onChanged={() => void found.refetch()} />
      ) : found.isError ? (
        <ErrorState onRetry={() => void found.refetch()}>Couldn’t load your notifications.</ErrorState>
      ) : (
        <LoadingLines label="Loading your notifications" lines={8} />
      )}
    </Stack>
  )
}
