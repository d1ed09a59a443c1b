import { Button, Group, Paper, Stack, Text, Textarea, Title } from '@mantine/core'
import { type RefObject, useRef } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { showProblem } from '../../../../ui/notice/show-toast.ts'
import { EmptyState, ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { KeptLine, useKeptTyped } from '../../../access/form-drafts/web/public.ts'
import { addNote, candidateNotes, deleteNote } from '../contract/profile.ts'
import css from './profile.module.css'
import { formatActorName } from './profile-data.ts'

const NoteForm = ({ id, field }: { id: string; field: RefObject<HTMLTextAreaElement | null> }) => {
  const { typed, set, setTyped, bind, formProblem, busy, submit } = useForm(
    { body: '' },
    'Couldn’t save the note. Try again.',
  )
  const add = useCommand(addNote)
  const kept = useKeptTyped('note', { typed, setTyped }, id)
  const isEmpty = typed.body.trim() === ''
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isEmpty) return
        void submit(async () => {
          await add.mutateAsync({ id, ...typed })
          kept.saved()
          set('body', '')
        })
      }}
    >
      <Stack gap="xs" align="flex-start">
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <Textarea
          ref={field}
          label="New note"
          w="100%"
          autosize
          minRows={2}
          maxRows={12}
          maxLength={4_000}
          {...bind('body')}
        />
        <KeptLine kept={kept} />
        <Button type="submit" disabled={isEmpty} loading={busy}>
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
  const removeNote = (noteId: string) =>
    remove.mutate(
      { id: noteId },
      { onError: (error) => showProblem(getErrorMessage(error, 'Couldn’t delete the note. Try again.')) },
    )
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <Paper p="md" component="section">
      <Title order={2} mb="xs">
        Notes
      </Title>
      {mayEdit ? <NoteForm key={id} id={id} field={field} /> : null}
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
                  <Button size="compact-sm" variant="subtle" color="red" onClick={() => removeNote(note.id)}>
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
