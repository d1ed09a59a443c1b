import { Button, Menu } from '@mantine/core'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { simulatorStatus } from '../contract/simulator.ts'
import { networkWords } from './network-words.ts'

/** The network's result for this text: delivered, or failed with its code. */
export const SimulatedDelivery = ({ id }: { id: string }) => {
  const tell = useCommand(simulatorStatus)
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button size="compact-xs" variant="subtle" color="gray" loading={tell.isPending}>
          Network Result…
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {networkWords.map(({ outcome, label }) => (
          <Menu.Item
            key={outcome}
            onClick={() =>
              tell.mutate(
                outcome === 'delivered' ? { id, status: 'delivered' } : { id, status: 'undelivered', code: outcome },
                {
                  onSuccess: () => showToast(`The network said: ${label}.`),
                  onError: (error) => showProblem(getErrorMessage(error, 'The network didn’t answer. Try again.')),
                },
              )
            }
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
