import { Button, Group, Paper, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { errorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { previewImport, startImport } from '../contract.ts'
import type { ImportUpload } from './choose-file.tsx'
import { ImportPreview } from './import-preview.tsx'
import { MapColumns } from './map-columns.tsx'
import { OrganizationChoice } from './organization-choice.tsx'

const n = (value: number) => formatCount(value)

/** Columns, a look at what would happen, then loading: a choice made otherwise asks for another look. */
export const LoadFile = ({ upload, onDone }: { upload: ImportUpload; onDone: () => void }) => {
  const [mapping, setMapping] = useState(upload.mapping)
  const [organization, setOrganization] = useState<string | null>(null)
  const [consent, setConsent] = useState('')
  // Made once for this file, so that a second click loads nothing twice.
  const [id] = useState(() => crypto.randomUUID())
  const look = useCommand(previewImport)
  const start = useCommand(startImport)
  const file = { upload_id: upload.uploadId, organization_id: organization, mapping }
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      look.reset()
    }
  const problem = start.error ?? look.error
  const toLoad = (look.data?.counts.created ?? 0) + (look.data?.counts.updated ?? 0)
  return (
    <Stack gap="sm">
      <Paper p="md" component="section">
        <Title order={2} mb="xs">
          Columns
        </Title>
        {upload.problem ? <Alert kind="note">{upload.problem}</Alert> : null}
        <OrganizationChoice value={organization} onChange={change(setOrganization)} />
        <MapColumns upload={upload} mapping={mapping} onChange={change(setMapping)} />
        <Group mt="md" gap="xs">
          <Button loading={look.isPending} onClick={() => look.mutate(file)}>
            Preview Import
          </Button>
          <Button variant="default" onClick={onDone}>
            Another File
          </Button>
        </Group>
      </Paper>
      {problem ? <Alert>{errorMessage(problem, 'Something went wrong. Try again.')}</Alert> : null}
      {look.data ? (
        <Paper p="md" component="section">
          <Title order={2} mb="xs">
            Preview
          </Title>
          <ImportPreview preview={look.data} />
          <TextInput
            mt="md"
            maw={640}
            label="Where and when these people agreed to be texted"
            description="Leave empty if unknown. These people aren’t texted until someone records consent."
            maxLength={500}
            value={consent}
            onChange={(event) => setConsent(event.currentTarget.value)}
          />
          <Button
            mt="md"
            disabled={toLoad === 0}
            loading={start.isPending}
            onClick={() => start.mutate({ ...file, id, consent }, { onSuccess: onDone })}
          >
            Load {n(toLoad)} {toLoad === 1 ? 'Candidate' : 'Candidates'}
          </Button>
        </Paper>
      ) : null}
    </Stack>
  )
}
