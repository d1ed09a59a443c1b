import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage, type ReplyOf } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Fold } from '../../../../../ui/fold/fold.tsx'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { KeptLine, useKeptForm } from '../../../../access/form-drafts/web/public.ts'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import { archiveReasons, saveArchiveReasons } from '../../contract/archive-reasons.ts'

const splitLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const checkReasons = (reasons: readonly string[]): string | null => {
  if (reasons.length > 50) return 'Use 50 reasons or fewer.'
  const long = reasons.find((reason) => reason.length > 120)
  return long ? `“${long.slice(0, 40)}…” is longer than 120 characters.` : null
}

const ReasonsForm = ({ reasons, isOwn }: ReplyOf<typeof archiveReasons>) => {
  const [text, setText] = useState(reasons.join('\n'))
  const kept = useKeptForm({
    form: 'archive-reasons',
    values: { text },
    onRestore: (back) => setText(back.text ?? ''),
  })
  const save = useCommand(saveArchiveReasons)
  const typed = splitLines(text)
  const problem = checkReasons(typed)
  const send = (list: string[], done: string) =>
    save.mutate(
      { organization_id: null, reasons: list },
      {
        onSuccess: (saved) => {
          kept.saved()
          setText(saved.reasons.join('\n'))
          showToast(done)
        },
      },
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === null) send(typed, 'Reasons saved.')
      }}
    >
      {save.isError ? <Alert>{getErrorMessage(save.error, 'Couldn’t save the reasons. Try again.')}</Alert> : null}
      <KeptLine kept={kept} />
      <Textarea
        label="Reasons"
        description="One reason per line, in display order."
        autosize
        minRows={4}
        maxRows={16}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={problem}
      />
      <Group mt="sm" gap="xs">
        <Button
          type="submit"
          disabled={problem !== null || typed.join('\n') === reasons.join('\n')}
          loading={save.isPending}
        >
          Save Reasons
        </Button>
        {isOwn ? (
          <Button variant="subtle" onClick={() => send([], 'Default reasons restored.')}>
            Restore Default Reasons
          </Button>
        ) : null}
      </Group>
    </form>
  )
}

/** The organization's own list of why candidates are archived or terminated. */
export const ArchiveReasonsSection = () => {
  const mayEdit = useCan('candidates:edit')
  const found = useQuery(archiveReasons, { organization_id: null })
  return (
    <Fold
      name="archive-reasons"
      title="Archive reasons"
      lead="Shown when you archive or terminate a candidate. Choosing one is optional."
    >
      {found.isError && !found.data ? (
        <ErrorState onRetry={() => void found.refetch()}>
          {getErrorMessage(found.error, 'Couldn’t load the reasons.')}
        </ErrorState>
      ) : !found.data ? (
        <LoadingLines label="Loading archive reasons" lines={6} />
      ) : mayEdit ? (
        <ReasonsForm key={found.data.reasons.join('\n')} {...found.data} />
      ) : (
        <ul>
          {found.data.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </Fold>
  )
}
