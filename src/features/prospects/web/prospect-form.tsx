import { Anchor, Button, NativeSelect, NumberInput, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useCommand } from '../../../platform/web/use-command.ts'
import { useForm } from '../../../platform/web/use-form.ts'
import { Alert } from '../../../ui/alert.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { notice } from '../../../ui/notice.ts'
import { addProspect, editProspect } from '../contract.ts'
import type { Prospect } from './prospect-facts.tsx'

type ProspectFormProps = {
  one: Prospect | null
  owners: readonly { id: string; name: string }[]
  onOpen: (id: string) => void
  onClose: () => void
}

/** Who the prospect is and what comes next. A name or e-mail that is there already is asked about. */
export const ProspectForm = ({ one, owners, onOpen, onClose }: ProspectFormProps) => {
  const add = useCommand(addProspect)
  const edit = useCommand(editProspect)
  const { typed, set, bind, told, busy, submit } = useForm(
    {
      name: one?.name ?? '',
      contact_name: one?.contact_name ?? '',
      contact_email: one?.contact_email ?? '',
      contact_phone: one?.contact_phone ?? '',
      source: one?.source ?? '',
      rbt: one?.expected_positions?.rbt ?? 0,
      bcba: one?.expected_positions?.bcba ?? 0,
      monthly_value: one?.monthly_value == null ? '' : (one.monthly_value / 100).toFixed(2),
      next_step: one?.next_step ?? '',
      next_step_on: one?.next_step_on ?? '',
      owner_id: one?.owner_id ?? '',
    },
    'The prospect could not be saved. Please try again.',
  )
  const twin = told?.refusal?.details.twin
  const save = () =>
    submit(async () => {
      const input = { ...typed, owner_id: typed.owner_id === '' ? null : typed.owner_id }
      if (one) await edit.mutateAsync({ ...input, id: one.id })
      else await add.mutateAsync({ ...input, anyway: typeof twin === 'string' })
      notice(one ? 'The prospect was saved.' : 'The prospect was added.')
      onClose()
    })
  const count = (name: 'rbt' | 'bcba') => ({
    min: 0,
    max: 10_000,
    allowDecimal: false,
    value: typed[name],
    onChange: (value: string | number) => set(name, Number(value) || 0),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack gap="sm">
        {told ? (
          <Alert>
            {told.message}{' '}
            {typeof twin === 'string' ? (
              <Anchor component="button" type="button" underline="always" onClick={() => onOpen(twin)}>
                Open it
              </Anchor>
            ) : null}
          </Alert>
        ) : null}
        <TextInput label="Organization name" required {...bind('name')} value={typed.name} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput label="Contact name" {...bind('contact_name')} value={typed.contact_name} />
          <TextInput label="Contact email" type="email" {...bind('contact_email')} value={typed.contact_email} />
          <TextInput label="Contact phone" type="tel" {...bind('contact_phone')} value={typed.contact_phone} />
          <TextInput label="Source" {...bind('source')} value={typed.source} />
          <NumberInput label="RBTs expected" {...count('rbt')} />
          <NumberInput label="BCBAs expected" {...count('bcba')} />
          <TextInput
            label="Monthly value, dollars"
            inputMode="decimal"
            {...bind('monthly_value')}
            value={typed.monthly_value}
          />
          <NativeSelect
            label="Owner"
            data={[{ value: '', label: 'Nobody' }, ...owners.map(({ id, name }) => ({ value: id, label: name }))]}
            value={typed.owner_id}
            onChange={(event) => set('owner_id', event.currentTarget.value)}
            error={told?.fields.owner_id}
          />
          <TextInput label="Next step" {...bind('next_step')} value={typed.next_step} />
          <TextInput label="Due" type="date" {...bind('next_step_on')} value={typed.next_step_on} />
        </SimpleGrid>
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          {one ? 'Save' : typeof twin === 'string' ? 'Add All the Same' : 'Add Prospect'}
        </Button>
      </DialogActions>
    </form>
  )
}
