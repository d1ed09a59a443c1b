import { Button, Group, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { formatPhone } from '../../../../../rules/phone/phone.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptTyped } from '../../../../access/form-drafts/web/public.ts'
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
  const { typed, setTyped, bind, formProblem, busy, submit } = useForm(
    { full_name: '' },
    'Couldn’t add the candidate. Try again.',
  )
  const [position, setPosition] = useState<(typeof positions)[number]>('RBT')
  const [organization, setOrganization] = useState<string | null>(number.organizationId)
  const kept = useKeptTyped(`unknown-number:${number.id}`, { typed, setTyped })
  const add = useCommand(addCandidate)
  const file = useCommand(fileUnknownNumber)
  const send = async () => {
    await add.mutateAsync({
      id,
      organization_id: isPlatform ? organization : null,
      ...typed,
      phone_number: formatPhone(number.phone),
      position,
    })
    const { threadId } = await file.mutateAsync({ id: number.id, candidateId: id })
    kept.saved()
    showToast('Candidate added.')
    onFiled(threadId)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(send)
      }}
    >
      <Stack gap="xs">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <TextInput label="Full name" data-autofocus {...bind('full_name')} />
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
          <Button type="submit" size="compact-sm" loading={busy}>
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
