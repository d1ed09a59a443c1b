import { Button, Group, Paper, Stack, Text, Textarea, Title } from '@mantine/core'
import { type RefObject, useRef, useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { EmptyState, ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { KeptLine, useKeptForm } from '../../../access/form-drafts/web/public.ts'
import { addNote, candidateNotes, deleteNote } from '../contract/profile.ts'
import css from './profile.module.css'
import { formatActorName } from './profile-data.ts'

const NoteForm = ({ id, field }: { id: string; field: RefObject<HTMLTextAreaElement | null> }) => {
  const [body, setBody] = useState('')
  const add = useCommand(addNote)
  const kept = useKeptForm({
    form: 'note',
    candidateId: id,
    values: { body },
    onRestore: (back) => setBody(back.body ?? ''),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (body.trim() === '') return
        add.mutate(
          { id, body },
          {
            onSuccess: () => {
              kept.saved()
              setBody('')
            },
          },
        )
      }}
    >
      <Stack gap="xs" align="flex-start">
        {add.isError ? <Alert>{getErrorMessage(add.error, 'Couldn’t save the note. Try again.')}</Alert> : null}
        <Textarea
          ref={field}
          label="New note"
          w="100%"
          autosize
          minRows={2}
          maxRows={12}
          maxLength={4_000}
          value={body}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
        <KeptLine kept={kept} />
        <Button type="submit" disabled={body.trim() === ''} loading={add.isPending}>
          Add Note
        </Button>
      </Stack>
    </form>
  )
}

/** Notes of colleagues about a candidate. Your own can be deleted. */
export const NotesTab = ({ id, mayEdit }: { id: string; mayEdit: boolean }) => {
  const notes = useQuery(candidateNotes, { id })
  const remove = useCommand(deleteNote)
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <Paper p="md" component="section">
      <Title order={2} mb="xs">
        Notes
      </Title>
      {mayEdit ? <NoteForm key={id} id={id} field={field} /> : null}
      {remove.isError ? <Alert>{getErrorMessage(remove.error, 'Couldn’t delete the note.')}</Alert> : null}
      {notes.isError ? (
        <ErrorState onRetry={() => void notes.refetch()}>Couldn’t load the notes.</ErrorState>
      ) : !notes.data ? (
        <LoadingLines label="Loading notes" />
      ) : notes.data.notes.length === 0 ? (
        <EmptyState
          title="No notes yet."
          action={
            mayEdit ? (
              <Button variant="default" onClick={() => field.current?.focus()}>
                Write the First Note
              </Button>
            ) : null
          }
        >
          Add what your team should know about this candidate.
        </EmptyState>
      ) : (
        <ul className={css.list} style={{ marginTop: 12 }}>
          {notes.data.notes.map((note) => (
            <li key={note.id} className={css.item}>
              <Group justify="space-between" gap="xs">
                <Text size="sm" c="dimmed">
                  {formatActorName(note.by)} · {formatInstant(note.created_at)}
                </Text>
                {note.isOwn && mayEdit ? (
                  <Button size="compact-sm" variant="subtle" color="red" onClick={() => remove.mutate({ id: note.id })}>
                    Delete
                  </Button>
                ) : null}
              </Group>
              <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.body}</Text>
            </li>
          ))}
        </ul>
      )}
    </Paper>
  )
}
