import { Anchor, Button, NativeSelect, NumberInput, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { includeCurrentOwner } from '../../../../rules/words/include-current-owner.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptTyped } from '../../../access/form-drafts/web/public.ts'
import { addProspect, editProspect } from '../contract/prospects.ts'
import type { Prospect } from './prospect-facts.tsx'

type ProspectFormProps = {
  one: Prospect | null
  owners: readonly { id: string; name: string }[]
  onOpen: (id: string) => void
  onClose: () => void
}

const createTyped = (one: Prospect | null) => ({
  name: one?.name ?? '',
  contact_name: one?.contact_name ?? '',
  contact_email: one?.contact_email ?? '',
  contact_phone: one?.contact_phone ?? '',
  source: one?.source ?? '',
  locations: one?.locations ?? 0,
  rbt: one?.expected_positions?.rbt ?? 0,
  bcba: one?.expected_positions?.bcba ?? 0,
  monthly_value: one?.monthly_value == null ? '' : (one.monthly_value / 100).toFixed(2),
  next_step: one?.next_step ?? '',
  next_step_on: one?.next_step_on ?? '',
  owner_id: one?.owner_id ?? '',
  text_consent: one?.text_consent ?? '',
})

/** The same name and email again are the same question. */
const whoIs = (typed: ReturnType<typeof createTyped>) => JSON.stringify([typed.name, typed.contact_email])

const toOwnerChoices = (owners: ProspectFormProps['owners']) => [
  { value: '', label: 'No one' },
  ...owners.map(({ id, name }) => ({ value: id, label: name })),
]

type OpenTwinProps = { id: string; isClient: boolean; onOpen: (id: string) => void }

const OpenTwin = ({ id, isClient, onOpen }: OpenTwinProps) =>
  isClient ? (
    <Anchor
      underline="always"
      renderRoot={(props) => <Link {...props} to="/organization/$organizationId" params={{ organizationId: id }} />}
    >
      Open the client
    </Anchor>
  ) : (
    <Anchor component="button" type="button" underline="always" onClick={() => onOpen(id)}>
      Open it
    </Anchor>
  )

type ActionsProps = { isNew: boolean; isAnyway: boolean; busy: boolean; onClose: () => void }

const Actions = ({ isNew, isAnyway, busy, onClose }: ActionsProps) => (
  <DialogActions>
    <Button variant="default" onClick={onClose}>
      Cancel
    </Button>
    <Button type="submit" loading={busy}>
      {isAnyway ? `${isNew ? 'Add' : 'Save'} Anyway` : isNew ? 'Add Prospect' : 'Save'}
    </Button>
  </DialogActions>
)

/** The prospect and its next step. A name or email that is there already needs a confirmation. */
export const ProspectForm = ({ one, owners, onOpen, onClose }: ProspectFormProps) => {
  const add = useCommand(addProspect)
  const edit = useCommand(editProspect)
  const { typed, set, setTyped, bind, told, formProblem, busy, submit } = useForm(
    createTyped(one),
    'Couldn’t save the prospect. Try again.',
  )
  const kept = useKeptTyped(one ? `prospect:${one.id}` : 'prospect', { typed, setTyped })
  const { twin, isProspect } = told?.refusal?.details ?? {}
  const [asked, setAsked] = useState('')
  const anyway = typeof twin === 'string' && asked === whoIs(typed) // the duplicate was confirmed
  const save = () =>
    submit(async () => {
      setAsked(whoIs(typed))
      const input = { ...typed, owner_id: typed.owner_id || null, anyway }
      if (one) await edit.mutateAsync({ ...input, id: one.id })
      else await add.mutateAsync(input)
      kept.saved()
      showToast(one ? 'Prospect saved.' : 'Prospect added.')
      onClose()
    })
  const count = (name: 'locations' | 'rbt' | 'bcba') => ({
    min: 0,
    max: 10_000,
    allowDecimal: false,
    value: typed[name],
    onChange: (value: string | number) => set(name, Number(value) || 0),
    error: told?.fields[name],
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
        <KeptLine kept={kept} />
        {formProblem && (twin === undefined || anyway) ? (
          <Alert>
            {formProblem}{' '}
            {typeof twin === 'string' ? <OpenTwin id={twin} isClient={isProspect === false} onOpen={onOpen} /> : null}
          </Alert>
        ) : null}
        <TextInput label="Organization name" required maxLength={200} {...bind('name')} value={typed.name} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput label="Contact name" maxLength={200} {...bind('contact_name')} value={typed.contact_name} />
          <TextInput
            label="Contact email"
            type="email"
            maxLength={200}
            {...bind('contact_email')}
            value={typed.contact_email}
          />
          <TextInput
            label="Contact phone"
            type="tel"
            maxLength={200}
            {...bind('contact_phone')}
            value={typed.contact_phone}
          />
          <TextInput label="Source" maxLength={200} {...bind('source')} value={typed.source} />
          <NumberInput label="Locations" {...count('locations')} />
          <NumberInput label="RBTs expected" {...count('rbt')} />
          <NumberInput label="BCBAs expected" {...count('bcba')} />
          <TextInput
            label="Monthly value, dollars"
            inputMode="decimal"
            maxLength={200}
            {...bind('monthly_value')}
            value={typed.monthly_value}
          />
          <NativeSelect
            label="Owner"
            data={toOwnerChoices(includeCurrentOwner(owners, one?.owner_id ?? null, one?.owner ?? null))}
            value={typed.owner_id}
            onChange={(event) => set('owner_id', event.currentTarget.value)}
            error={told?.fields.owner_id}
          />
          <TextInput label="Next step" maxLength={200} {...bind('next_step')} value={typed.next_step} />
          <TextInput label="Due" type="date" {...bind('next_step_on')} value={typed.next_step_on} />
          <TextInput
            label="Written consent to texts"
            description="Where and when they gave it"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={200}
            {...bind('text_consent')}
            value={typed.text_consent}
          />
        </SimpleGrid>
      </Stack>
      <Actions isNew={one === null} isAnyway={anyway} busy={busy} onClose={onClose} />
    </form>
  )
}
