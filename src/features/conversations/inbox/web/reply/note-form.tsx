import { Button, Group, Textarea } from '@mantine/core'
import type { RefObject } from 'react'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { KeptLine, useKeptTyped } from '../../../../access/form-drafts/web/public.ts'
import { addThreadNote } from '../../contract/inbox.ts'

type Field = RefObject<HTMLTextAreaElement | null>

const longestNote = 2_000

/** A note for colleagues. */
export const NoteForm = ({ id, field }: { id: string; field: Field }) => {
  const { typed, set, setTyped, bind, formProblem, busy, submit } = useForm(
    { body: '' },
    'Couldn’t save the note. Try again.',
  )
  const kept = useKeptTyped(`thread-note:${id}`, { typed, setTyped })
  const add = useCommand(addThreadNote)
  const isEmpty = typed.body.trim() === ''
  const save = async () => {
    await add.mutateAsync({ id, ...typed })
    kept.saved()
    set('body', '')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) void submit(save)
      }}
    >
      {formProblem ? <Alert>{formProblem}</Alert> : null}
      <Textarea
        ref={field}
        aria-label="Note"
        placeholder="A note for colleagues, never sent"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={longestNote}
        {...bind('body')}
      />
      <KeptLine kept={kept} />
      <Group justify="flex-end" mt={6}>
        <Button type="submit" size="compact-md" loading={busy} disabled={isEmpty}>
          Save Note
        </Button>
      </Group>
    </form>
  )
}
