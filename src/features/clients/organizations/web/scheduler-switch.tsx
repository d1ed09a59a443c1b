import { Switch } from '@mantine/core'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { type Client, editClient } from '../contract/clients.ts'

/** The auto scheduler of a client: on or off. */
export const SchedulerSwitch = ({ client }: { client: Client }) => {
  const mayEdit = useCan('platform:edit')
  const edit = useCommand(editClient)
  if (!mayEdit) return <>{client.scheduler ? 'On' : 'Off'}</>
  const { id, name } = client
  const turn = async (scheduler: boolean) => {
    try {
      await edit.mutateAsync({ id, scheduler })
      showToast(`Auto scheduler for ${name} turned ${scheduler ? 'on' : 'off'}.`)
    } catch (error) {
      showToast(getErrorMessage(error, 'Couldn’t change the scheduler. Try again.'))
    }
  }
  return (
    <Switch
      size="sm"
      aria-label={`Auto scheduler for ${name}`}
      checked={edit.isPending ? !client.scheduler : client.scheduler}
      disabled={edit.isPending}
      onChange={(event) => void turn(event.currentTarget.checked)}
    />
  )
}
