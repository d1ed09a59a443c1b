import { Button, Checkbox, Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { formatPhone } from '../../../../rules/phone/phone.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptTyped } from '../../../access/form-drafts/web/public.ts'
import { useMe } from '../../../access/sign-in/web/public.ts'
import type { Level } from '../contract/people.ts'
import { invite } from '../contract/users.ts'
import { OneTimeLink } from './one-time-link.tsx'
import { PlatformNote } from './platform-note.tsx'

type InviteFormProps = { organizations: readonly { id: string; name: string }[]; onClose: () => void }

const levels = [
  { value: '', label: 'None' },
  { value: 'Manager', label: 'Manager' },
  { value: 'Admin', label: 'Admin' },
] as const

const LevelSelect = ({ level, onChange }: { level: Level; onChange: (level: Level) => void }) => (
  <Select
    label="Admin level"
    data={[...levels]}
    value={level}
    onChange={(value) => onChange(levels.find((one) => one.value === value)?.value ?? '')}
    allowDeselect={false}
  />
)

/** Email or phone, name, level and organization of the person to invite; answers a link. */
export const InviteForm = ({ organizations, onClose }: InviteFormProps) => {
  const me = useMe()
  const [agreed, setAgreed] = useState(false)
  const [level, setLevel] = useState<Level>('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [staff, setStaff] = useState(false)
  // A clinic's Admin has one organization to choose; platform staff say which one they mean.
  const organization = chosen ?? (me?.isPlatform ? null : (organizations[0]?.id ?? null))
  const joinsPlatform = me?.isPlatform === true && organization === me.organization.id
  const invitation = useCommand(invite)
  const { typed, setTyped, bind, told, formProblem, busy, submit } = useForm(
    { full_name: '', email: '', phone_number: '' },
    'Couldn’t create the invitation. Try again.',
  )
  const kept = useKeptTyped('invitation', { typed, setTyped })
  if (invitation.data && !busy) {
    const { link, expiresAt, mailed, texted } = invitation.data
    const sent = `The invitation to ${mailed ? typed.email.trim() : formatPhone(typed.phone_number)} is on its way.`
    return (
      <OneTimeLink
        says={
          mailed || texted
            ? `${sent} In case it doesn’t arrive, copy this link now. It won’t appear again.`
            : 'The invitation is ready. We don’t send it. Copy the link now and share it. It won’t appear again.'
        }
        label="Invitation link"
        link={link}
        until={new Date(expiresAt).toLocaleDateString('en-US', { dateStyle: 'long' })}
        onClose={() => {
          if (mailed || texted) showToast(sent)
          onClose()
        }}
      />
    )
  }
  const hasPhone = typed.phone_number.trim() !== ''
  const send = async () => {
    if (!organization) throw UserError.at('organization_id', 'Choose the organization.')
    const rights = { admin_level: level, organization_id: organization, platform_confirmed: joinsPlatform && staff }
    await invitation.mutateAsync({ ...typed, ...rights, text_agreed: agreed && hasPhone })
    kept.saved()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(send)
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <TextInput label="Full name" data-autofocus {...bind('full_name')} />
        <TextInput label="Email" type="email" description="Enter an email or a phone number" {...bind('email')} />
        <TextInput label="Phone number" type="tel" {...bind('phone_number')} />
        <Checkbox
          label="Text the invitation. This person agreed to be texted"
          description="Recorded with your name. Follows quiet hours. People who opted out get nothing."
          checked={agreed && hasPhone}
          disabled={!hasPhone}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
        />
        <LevelSelect level={level} onChange={setLevel} />
        <Select
          label="Organization"
          data={organizations.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder="Choose the organization"
          value={organization}
          onChange={(value) => {
            setChosen(value)
            setStaff(false)
          }}
          searchable
          allowDeselect={false}
          error={told?.fields.organization_id}
        />
        {joinsPlatform ? <PlatformNote level={level} agreed={staff} onAgree={setStaff} /> : null}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={busy} disabled={joinsPlatform && !staff}>
            Create Invitation
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}
