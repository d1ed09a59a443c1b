import { Button, Select, Stack, Switch, TextInput } from '@mantine/core'
import { useCommand } from '../../../platform/web/use-command.ts'
import { useForm } from '../../../platform/web/use-form.ts'
import { Alert } from '../../../ui/alert.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { notice } from '../../../ui/notice.ts'
import { editClient } from '../contract/clients.ts'
import { usTimeZones } from './us-time-zones.ts'

type ClientFormProps = {
  client: { id: string; name: string; subscription_type: string | null; scheduler: boolean; time_zone: string }
  onClose: () => void
}

/** Name, subscription, scheduler and time zone of a client. */
export const ClientForm = ({ client, onClose }: ClientFormProps) => {
  const edit = useCommand(editClient)
  const { typed, set, bind, told, busy, submit } = useForm(
    {
      name: client.name,
      subscription_type: client.subscription_type ?? '',
      scheduler: client.scheduler,
      time_zone: client.time_zone,
    },
    'The client could not be saved. Please try again.',
  )
  const zones = usTimeZones.some(({ value }) => value === client.time_zone)
    ? usTimeZones
    : [...usTimeZones, { value: client.time_zone, label: client.time_zone }]
  const text = (name: 'name' | 'subscription_type') => ({ ...bind(name), value: typed[name] })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await edit.mutateAsync({ id: client.id, ...typed })
          notice('The client was saved.')
          onClose()
        })
      }}
    >
      <Stack gap="sm">
        {told ? <Alert>{told.message}</Alert> : null}
        <TextInput label="Name" required {...text('name')} />
        <TextInput label="Subscription" {...text('subscription_type')} />
        <Select
          label="Time zone"
          data={zones}
          value={typed.time_zone}
          onChange={(zone) => set('time_zone', zone ?? client.time_zone)}
          allowDeselect={false}
          error={told?.fields.time_zone}
        />
        <Switch
          label="Auto scheduler"
          checked={typed.scheduler}
          onChange={(event) => set('scheduler', event.currentTarget.checked)}
        />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          Save
        </Button>
      </DialogActions>
    </form>
  )
}
