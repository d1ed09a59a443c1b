import { Button, Checkbox, Stack, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { KeptLine, useKeptTyped } from '../../../../access/form-drafts/web/public.ts'

type NameFormProps = {
  /** Names the form and what it is about, under which what was typed is kept. */
  form: string
  label: string
  action: string
  initial: string
  description?: ReactNode
  /** Offers to limit the new folder to Admins. */
  mayLimit?: boolean
  onSave: (name: string, restricted: boolean) => Promise<void>
  onClose: () => void
}

/** The name of a folder or a file; its problem appears at the field. */
export const NameForm = ({ form, label, action, initial, description, mayLimit, onSave, onClose }: NameFormProps) => {
  const { typed, set, setTyped, bind, formProblem, busy, submit } = useForm(
    { name: initial, restricted: false },
    `Couldn’t ${action === 'Rename' ? 'rename it' : 'add the folder'}. Try again.`,
  )
  const kept = useKeptTyped(form, { typed, setTyped })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await onSave(typed.name, typed.restricted)
          kept.saved()
          onClose()
        })
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <TextInput label={label} description={description} required data-autofocus maxLength={300} {...bind('name')} />
        {mayLimit ? (
          <Checkbox
            label="Limit to Admins"
            description="Other people can’t see this folder or its contents."
            checked={typed.restricted}
            onChange={(event) => set('restricted', event.currentTarget.checked)}
          />
        ) : null}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} disabled={typed.name.trim() === ''}>
          {action}
        </Button>
      </DialogActions>
    </form>
  )
}
