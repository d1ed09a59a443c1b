import { Button, Select, Stack, TextInput } from '@mantine/core'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { OneTimeSecret } from '../../../../ui/one-time-secret.tsx'
import { KeptLine, useKeptTyped } from '../../form-drafts/web/public.ts'
import { makeApiKey } from '../contract/api-keys.ts'
import { keyScopes } from '../rules/key-scope.ts'

const scopes = [
  { value: 'read', label: 'Read only' },
  { value: 'write', label: 'Read and write' },
  { value: 'scim', label: 'People only, for a directory (SCIM)' },
]
const ends = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
]
const parseDays = (typed: string) => (typed === '30' ? 30 : typed === '365' ? 365 : 90)

/** Name, scope and end of a new key; then the key, once. */
export const KeyForm = ({ onClose }: { onClose: () => void }) => {
  const make = useCommand(makeApiKey)
  const { typed, set, setTyped, bind, told, formProblem, busy, submit } = useForm(
    { name: '', scope: 'read', days: '90' },
    'Couldn’t create the key. Try again.',
  )
  const kept = useKeptTyped('api-key', { typed, setTyped })
  if (make.data)
    return (
      <OneTimeSecret
        says="The key is ready. Copy it now. It won’t appear again."
        label="API key"
        value={make.data.key}
        note={
          'Programs send it as “Authorization: Bearer …”. It expires on ' +
          `${new Date(make.data.expires_at).toLocaleDateString('en-US', { dateStyle: 'long' })}.`
        }
        copy="Copy Key"
        onClose={onClose}
      />
    )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await make.mutateAsync({
            name: typed.name,
            scope: keyScopes.find((each) => each === typed.scope) ?? 'read',
            days: parseDays(typed.days),
          })
          kept.saved()
        })
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <TextInput
          label="What is it for?"
          description="Use one key per program, so you can revoke it alone"
          data-autofocus
          maxLength={80}
          {...bind('name')}
        />
        <Select
          label="Permissions"
          data={scopes}
          value={typed.scope}
          allowDeselect={false}
          onChange={(scope) => set('scope', scope ?? 'read')}
          error={told?.fields.scope}
        />
        <Select
          label="Expires after"
          data={ends}
          value={typed.days}
          allowDeselect={false}
          onChange={(days) => set('days', days ?? '90')}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Create Key
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}
