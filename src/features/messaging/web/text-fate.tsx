import { Button, Menu } from '@mantine/core'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useCommand } from '../../../platform/web/use-command.ts'
import { notice } from '../../../ui/notice.ts'
import { simulatorStatus } from '../contract/simulator.ts'

const fates = [
  { label: 'Delivered', status: 'delivered', code: undefined },
  { label: 'Phone off or out of reach (30003)', status: 'undelivered', code: '30003' },
  { label: 'Landline (30006)', status: 'undelivered', code: '30006' },
  { label: 'Blocked as spam (30007)', status: 'undelivered', code: '30007' },
  { label: 'Number not in service (30005)', status: 'failed', code: '30005' },
  { label: 'Opted out (21610)', status: 'failed', code: '21610' },
] as const

/** What the network says about this text: delivered, or not with its code. */
export const TextFate = ({ id }: { id: string }) => {
  const status = useCommand(simulatorStatus)
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button size="compact-xs" variant="subtle" color="gray" loading={status.isPending}>
          Network says…
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {fates.map((fate) => (
          <Menu.Item
            key={fate.label}
            onClick={() =>
              status.mutate(
                { id, status: fate.status, ...(fate.code ? { code: fate.code } : {}) },
                {
                  onSuccess: () => notice(`The network said: ${fate.label}.`),
                  onError: (error) => notice(sentenceOf(error, 'The network did not answer. Please try again.')),
                },
              )
            }
          >
            {fate.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
