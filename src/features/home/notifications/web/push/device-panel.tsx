import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { showProblem, showToast } from '../../../../../ui/notice/show-toast.ts'
import { LoadingLines } from '../../../../../ui/states.tsx'
import { testPushDevice } from '../../contract/push.ts'
import type { PushSupport } from './browser-push.ts'
import type { usePushDevice } from './use-push-device.ts'

const reasons: Record<Exclude<PushSupport, 'ready'>, string> = {
  none: 'This browser can’t show notifications. Use a current version of Chrome, Edge, Firefox, or Safari.',
  'home-screen':
    'Add Reinforce to your Home Screen first. In Safari, choose Share, then Add to Home Screen. Then open Reinforce from there.',
  insecure: 'Notifications need a secure connection. Open Reinforce at an address that starts with https.',
  blocked:
    'Notifications are blocked for this site. Open the site settings next to the address, allow notifications, and reload this page.',
}

type DevicePanelProps = { push: ReturnType<typeof usePushDevice> }

const DeviceState = ({ push }: DevicePanelProps) => {
  const test = useCommand(testPushDevice)
  const { support, device, isBusy } = push
  if (support !== 'ready') return <Alert kind="note">{reasons[support]}</Alert>
  if (!push.isReady) return <LoadingLines label="Loading notifications on this device" lines={2} />
  if (!device)
    return (
      <>
        <Text size="sm" mb="sm">
          Know at once when someone replies or books, even with Reinforce closed. Your browser asks for permission.
        </Text>
        <Button loading={isBusy} onClick={() => void push.turnOn()}>
          Turn On Notifications
        </Button>
      </>
    )
  return (
    <>
      <Text size="sm" mb="sm">
        Notifications are on.
      </Text>
      <Group gap="xs">
        <Button
          variant="default"
          loading={test.isPending}
          onClick={() =>
            test.mutate(
              { id: device.id },
              {
                onSuccess: () => showToast('Test sent. It arrives in a few seconds.'),
                onError: (error) => showProblem(getErrorMessage(error, 'Couldn’t send the test. Try again.')),
              },
            )
          }
        >
          Send a Test
        </Button>
        <Button variant="default" loading={isBusy} onClick={() => void push.turnOff(device.id)}>
          Turn Off
        </Button>
      </Group>
    </>
  )
}

/** Notifications of this browser: off, on, or why it can't. Asks the browser's permission only on the press. */
export const DevicePanel = ({ push }: DevicePanelProps) => (
  <Paper p="md" component="section" aria-label="Notifications on this device">
    <Title order={2} mb="xs">
      Notifications on this device
    </Title>
    {push.problem ? <Alert>{push.problem}</Alert> : null}
    <DeviceState push={push} />
  </Paper>
)
