import { Button, Group, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { formatPhone } from '../../../../../rules/phone/phone.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptForm } from '../../../../access/form-drafts/web/public.ts'
import { OrganizationSelect } from '../../../../access/organization-choice/web/public.ts'
import { useMe } from '../../../../access/sign-in/web/public.ts'
import { addCandidate } from '../../../../candidates/directory/web/public.ts'
import { fileUnknownNumber, type UnknownNumber } from '../../../../texting/messages/web/public.ts'

type AddFromNumberProps = { number: UnknownNumber; onFiled: (threadId: string) => void; onCancel: () => void }

const positions = ['RBT', 'BCBA'] as const

/** Adds a candidate with this number, then files its texts with them. */
export const AddFromNumber = ({ number, onFiled, onCancel }: AddFromNumberProps) => {
  const isPlatform = useMe()?.isPlatform ?? false
  // Made once, so that a second click adds no one twice.
  const [id] = useState(() => crypto.randomUUID())
  const [name, setName] = useState('')
  const [position, setPosition] = useState<(typeof positions)[number]>('RBT')
  const [organization, setOrganization] = useState<string | null>(number.organizationId)
  const kept = useKeptForm({
    form: `unknown-number:${number.id}`,
    values: { name },
    onRestore: (back) => setName(back.name ?? ''),
  })
  const add = useCommand(addCandidate)
  const file = useCommand(fileUnknownNumber)
  const fields = add.error instanceof UserError ? add.error.fields : {}
  const submit = async () => {
    await add.mutateAsync({
      id,
      organization_id: isPlatform ? organization : null,
      full_name: name,
      phone_number: formatPhone(number.phone),
      position,
    })
    const { threadId } = await file.mutateAsync({ id: number.id, candidateId: id })
    kept.saved()
    showToast('Candidate added.')
    onFiled(threadId)
  }
  const isBusy = add.isPending || file.isPending
  const failed = file.error ?? (fields.full_name ? null : add.error)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // The error is above the field.
        if (!isBusy) void submit().catch(() => undefined)
      }}
    >
      <Stack gap="xs">
        <KeptLine kept={kept} />
        {failed ? <Alert>{getErrorMessage(failed, 'Couldn’t add the candidate. Try again.')}</Alert> : null}
        <TextInput
          label="Full name"
          value={name}
          data-autofocus
          error={name.trim() === '' ? fields.full_name : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <SegmentedControl
          aria-label="Position"
          data={[...positions]}
          value={position}
          onChange={(value) => setPosition(value === 'BCBA' ? 'BCBA' : 'RBT')}
        />
        {isPlatform ? (
          <OrganizationSelect label="Organization" value={organization} onChange={setOrganization} />
        ) : null}
        <Group gap="xs">
          <Button type="submit" size="compact-sm" loading={isBusy}>
            Add Candidate
          </Button>
          <Button size="compact-sm" variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
