import { Button, Group, Textarea } from '@mantine/core'
import { type RefObject, useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { KeptLine, useKeptForm } from '../../../../access/form-drafts/web/public.ts'
import { addThreadNote } from '../../contract/inbox.ts'

type Field = RefObject<HTMLTextAreaElement | null>

const longestNote = 2_000

/** A note for colleagues. */
export const NoteForm = ({ id, field }: { id: string; field: Field }) => {
  const [body, setBody] = useState('')
  const [problem, setProblem] = useState('')
  const kept = useKeptForm({
    form: `thread-note:${id}`,
    values: { body },
    onRestore: (back) => setBody(back.body ?? ''),
  })
  const add = useCommand(addThreadNote)
  const save = () =>
    add.mutate(
      { id, body },
      {
        onSuccess: () => {
          kept.saved()
          setBody('')
        },
        onError: (error) => setProblem(getErrorMessage(error, 'Couldn’t save the note. Try again.')),
      },
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (body.trim()) save()
      }}
    >
      {problem ? <Alert>{problem}</Alert> : null}
      <Textarea
        ref={field}
        aria-label="Note"
        placeholder="A note for colleagues, never sent"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={longestNote}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      <KeptLine kept={kept} />
      <Group justify="flex-end" mt={6}>
        <Button type="submit" size="compact-md" loading={add.isPending} disabled={body.trim() === ''}>
          Save Note
        </Button>
      </Group>
    </form>
  )
}
