import { Button, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptTyped } from '../../../access/form-drafts/web/public.ts'
import { useMe } from '../../../access/sign-in/web/public.ts'
import { changePerson, type Level, type Person } from '../contract/people.ts'
import { PlatformNote } from './platform-note.tsx'

type PersonFormProps = {
  person: Person
  organizations: readonly { id: string; name: string }[]
  onHandOver?: (() => void) | undefined
  onClose: () => void
}

/** Admin level, role and, for platform Admins, the organization of a person. */
export const PersonForm = ({ person, organizations, onHandOver, onClose }: PersonFormProps) => {
  const me = useMe()
  const change = useCommand(changePerson)
  const { typed, setTyped, bind, told, formProblem, busy, submit } = useForm(
    {
      admin_level: (person.admin_level ?? '') as Level,
      role: person.role,
      organization_id: person.organization_id,
      reason: '',
    },
    'Couldn’t change the person. Try again.',
  )
  const kept = useKeptTyped(`person:${person.id}`, { typed, setTyped })
  const moves = typed.organization_id !== person.organization_id
  const places = organizations.some(({ id }) => id === person.organization_id)
    ? organizations
    : [{ id: person.organization_id, name: person.organization_name }, ...organizations]
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await change.mutateAsync({
            id: person.id,
            admin_level: typed.admin_level,
            role: typed.role,
            ...(moves ? { organization_id: typed.organization_id, reason: typed.reason } : {}),
          })
          showToast(`${person.full_name || person.email} is saved.`)
          kept.saved()
          onClose()
        })
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <NativeSelect
          label="Admin level"
          description={
            person.isSelf
              ? 'You can’t change your own admin level.'
              : 'Managers can’t see money or logins. Admins can also manage people.'
          }
          disabled={person.isSelf}
          data={[
            { value: '', label: 'None' },
            { value: 'Manager', label: 'Manager' },
            { value: 'Admin', label: 'Admin' },
          ]}
          {...bind('admin_level')}
        />
        <TextInput
          label="Role"
          description="For display only. Gives no permissions."
          maxLength={200}
          {...bind('role')}
        />
        {me?.isPlatform && !person.isSelf ? (
          <NativeSelect
            label="Organization"
            data={places.map(({ id, name }) => ({ value: id, label: name }))}
            {...bind('organization_id')}
          />
        ) : null}
        {told?.refusal?.details.handOver === true ? (
          <Button variant="default" onClick={onHandOver}>
            Transfer First
          </Button>
        ) : null}
        {moves && me?.isPlatform && typed.organization_id === me.organization.id ? (
          <PlatformNote level={typed.admin_level} />
        ) : null}
        {moves ? (
          <Textarea
            label="Reason for the move"
            description="Both organizations see it in their activity log"
            maxLength={500}
            autosize
            minRows={2}
            {...bind('reason')}
          />
        ) : null}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Save
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}
