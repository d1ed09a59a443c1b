import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptForm } from '../../../../access/form-drafts/web/public.ts'
import { fileTextMedia, type TextFile } from '../../../../texting/messages/web/public.ts'

type FileAsDocumentProps = { file: TextFile; onClose: () => void }

/** Names the document that a picture or file becomes. A problem with the name is shown at the field. */
export const FileAsDocument = ({ file, onClose }: FileAsDocumentProps) => {
  const [name, setName] = useState(file.name ?? '')
  const kept = useKeptForm({
    form: `file-name:${file.id}`,
    values: { name },
    onRestore: (back) => setName(back.name ?? ''),
  })
  const filing = useCommand(fileTextMedia)
  const atName = filing.error instanceof UserError ? filing.error.fields.name : undefined
  const submit = () =>
    filing.mutate(
      { id: file.id, name },
      {
        onSuccess: (filed) => {
          kept.saved()
          showToast(`Filed as ${filed.name}.`)
          onClose()
        },
      },
    )
  return (
    <form
      noValidate
      aria-label="File as document"
      onSubmit={(event) => {
        event.preventDefault()
        if (!filing.isPending) submit()
      }}
    >
      <Stack gap={4}>
        <KeptLine kept={kept} />
        {filing.error && !atName ? (
          <Alert>{getErrorMessage(filing.error, 'Couldn’t file it. Try again.')}</Alert>
        ) : null}
        <TextInput
          size="xs"
          label="Document name"
          required
          data-autofocus
          ref={(field) => field?.focus()}
          maxLength={300}
          value={name}
          error={atName}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group gap={4}>
          <Button type="submit" size="compact-xs" loading={filing.isPending} disabled={name.trim() === ''}>
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
