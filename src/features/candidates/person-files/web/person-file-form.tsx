import { Button, Stack, Text } from '@mantine/core'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { makePersonFile, personFiles } from '../contract/person-files.ts'
import type { CandidateFileKind } from '../rules/person-file-kinds.ts'
import { FileList } from './file-list.tsx'

const explanations: Record<CandidateFileKind, readonly string[]> = {
  everything: [
    'A ZIP of everything your organization has on file about this person, with their files and merged records.',
    'Read it before you share it. Internal notes may name other people.',
  ],
  decision: [
    'A ZIP of what the score and decisions are based on: facts with quotes, weights, people’s changes, views, consent, and texts.',
    'Print its page, or save it as PDF. Anyone with the product can recompute the score from its JSON, without this server.',
  ],
}

type PersonFileFormProps = { id: string; kind: CandidateFileKind; onDone: () => void }

/** Requests a file about a candidate, shows its progress, and offers those of the last week. */
export const PersonFileForm = ({ id, kind, onDone }: PersonFileFormProps) => {
  const make = useCommand(makePersonFile)
  return (
    <Stack gap="md">
      {explanations[kind].map((text) => (
        <Text key={text} size="sm">
          {text}
        </Text>
      ))}
      {make.isError ? <Alert>{getErrorMessage(make.error, 'Couldn’t create the file. Try again.')}</Alert> : null}
      <FileList from={personFiles} id={id} kind={kind} />
      <DialogActions>
        <Button variant="default" onClick={onDone}>
          Done
        </Button>
        <Button loading={make.isPending} onClick={() => make.mutate({ id, kind })}>
          Create File
        </Button>
      </DialogActions>
    </Stack>
  )
}
