import { Anchor, Button, Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { formatPhone } from '../../../../../rules/phone/phone.ts'
import { usTimeZones } from '../../../../../rules/zones/zone-names.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptTyped } from '../../../../access/form-drafts/web/public.ts'
import { editClient } from '../../contract/clients.ts'

type Fields = {
  id: string
  name: string
  subscription_type: string | null
  time_zone: string
  contact_name: string | null
  contact_email: string | null
  texting_number: string | null
}
type ClientFormProps = { client: Fields; onClose: () => void }

const serializeFields = (of: Fields) =>
  JSON.stringify([of.name, of.subscription_type, of.time_zone, of.contact_name, of.contact_email, of.texting_number])

const UpdatedElsewhere = ({ onRefresh }: { onRefresh: () => void }) => (
  <Alert kind="note">
    Updated elsewhere –{' '}
    <Anchor component="button" type="button" underline="always" onClick={onRefresh}>
      refresh
    </Anchor>
  </Alert>
)

/**
 * Form for a client's name, subscription, contact, texting number, and time zone. Reports a change made by someone else.
 */
export const ClientForm = ({ client, onClose }: ClientFormProps) => {
  const [round, setRound] = useState(0)
  return <Fresh key={round} client={client} onClose={onClose} onRefresh={() => setRound(round + 1)} />
}

const Fresh = ({ client, onClose, onRefresh }: ClientFormProps & { onRefresh: () => void }) => {
  const edit = useCommand(editClient)
  const { typed, set, setTyped, bind, told, formProblem, busy, submit } = useForm(
    {
      name: client.name,
      subscription_type: client.subscription_type ?? '',
      time_zone: client.time_zone,
      contact_name: client.contact_name ?? '',
      contact_email: client.contact_email ?? '',
      texting_number: formatPhone(client.texting_number ?? ''),
    },
    'Couldn’t save the client. Try again.',
  )
  const kept = useKeptTyped(`client:${client.id}`, { typed, setTyped })
  const [seen] = useState(client)
  const isStale = serializeFields(seen) !== serializeFields(client)
  const zones = usTimeZones.some(({ value }) => value === client.time_zone)
    ? usTimeZones
    : [...usTimeZones, { value: client.time_zone, label: client.time_zone }]
  const text = (name: 'name' | 'subscription_type' | 'contact_name' | 'contact_email' | 'texting_number') => ({
    ...bind(name),
    value: typed[name],
    maxLength: 200,
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await edit.mutateAsync({ id: client.id, ...typed })
          kept.saved()
          showToast('Client saved.')
          onClose()
        })
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        {isStale ? (
          <UpdatedElsewhere
            onRefresh={() => {
              kept.discard()
              onRefresh()
            }}
          />
        ) : null}
        <TextInput label="Name" required {...text('name')} />
        <TextInput label="Subscription" {...text('subscription_type')} />
        <TextInput label="Contact name" {...text('contact_name')} />
        <TextInput label="Contact email" type="email" {...text('contact_email')} />
        <TextInput
          label="Texting number"
          type="tel"
          description="This client’s texts come from this number, and replies go to this client. Leave blank to use the service’s number."
          {...text('texting_number')}
          maxLength={60}
        />
        <Select
          label="Time zone"
          data={zones}
          value={typed.time_zone}
          onChange={(zone) => set('time_zone', zone ?? client.time_zone)}
          allowDeselect={false}
          error={told?.fields.time_zone}
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
