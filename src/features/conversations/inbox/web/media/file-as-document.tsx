import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptTyped } from '../../../../access/form-drafts/web/public.ts'
import { fileTextMedia, type TextFile } from '../../../../texting/messages/web/public.ts'

type FileAsDocumentProps = { file: TextFile; onClose: () => void }

/** Names the document that a picture or file becomes. A problem with the name is shown at the field. */
export const FileAsDocument = ({ file, onClose }: FileAsDocumentProps) => {
  const { typed, setTyped, bind, formProblem, busy, submit } = useForm(
    { name: file.name ?? '' },
    'Couldn’t file it. Try again.',
  )
  const kept = useKeptTyped(`file-name:${file.id}`, { typed, setTyped })
  const filing = useCommand(fileTextMedia)
  const send = async () => {
    const filed = await filing.mutateAsync({ id: file.id, ...typed })
    kept.saved()
    showToast(`Filed as ${filed.name}.`)
    onClose()
  }
  return (
    <form
      noValidate
      aria-label="File as document"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(send)
      }}
    >
      <Stack gap={4}>
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <TextInput
          size="xs"
          label="Document name"
          required
          data-autofocus
          ref={(field) => field?.focus()}
          maxLength={300}
          {...bind('name')}
        />
        <Group gap={4}>
          <Button type="submit" size="compact-xs" loading={busy} disabled={typed.name.trim() === ''}>
            File Document
          </Button>
          <Button size="compact-xs" variant="subtle" color="gray" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
