import { Box, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { pluralize } from '../../../../rules/words/count.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { previewImport, startImport } from '../contract/imports.ts'
import type { ImportUpload } from './choose-file.tsx'
import { ChooseTable } from './choose-table.tsx'
import type { ImportLayout } from './import-choice.ts'
import { ImportPreview } from './import-preview.tsx'
import { MapColumns } from './map-columns.tsx'
import { MapValues } from './map-values.tsx'
import { OrganizationChoice } from './organization-choice.tsx'
import { useImportChoice } from './use-import-choice.ts'

const n = (value: number) => formatCount(value)

const startsWithVowel = /^[aeiou]/i
/** Where the proposal comes from. */
const describeOrigin = ({ remembered, format }: ImportLayout): string => {
  if (remembered) return 'Read as you chose for the last file with these columns.'
  return format ? `Looks like ${startsWithVowel.test(format) ? 'an' : 'a'} ${format} export.` : ''
}

/** Columns and words, a look at what would happen, then loading: a choice made otherwise asks for another look. */
export const LoadFile = ({ upload, onDone }: { upload: ImportUpload; onDone: () => void }) => {
  const [consent, setConsent] = useState('')
  // Made once for this file, so that a second click loads nothing twice.
  const [id] = useState(() => crypto.randomUUID())
  const look = useCommand(previewImport)
  const start = useCommand(startImport)
  const choice = useImportChoice(upload, look.reset)
  const { layout, file } = choice
  const toLoad = (look.data?.counts.created ?? 0) + (look.data?.counts.updated ?? 0)
  return (
    <Stack gap="sm">
      <Paper p="md" component="section">
        <Title order={2} mb="xs">
          Columns
        </Title>
        <Text size="sm" c="dimmed" mb="sm" style={{ overflowWrap: 'anywhere' }}>
          {upload.name}: {pluralize(layout.rows, 'row')}, {pluralize(layout.headers.length, 'column')}.{' '}
          {describeOrigin(layout)}
        </Text>
        {layout.problem ? <Alert kind="note">{layout.problem}</Alert> : null}
        {layout.remarks.map((remark) => (
          <Alert key={remark} kind="note">
            {remark}
          </Alert>
        ))}
        <OrganizationChoice value={choice.organization} onChange={choice.chooseOrganization} />
        <ChooseTable layout={layout} onChoose={choice.chooseTable} />
        <MapColumns layout={layout} uses={choice.uses} onChange={choice.chooseUse} />
        {layout.values.length > 0 ? (
          <Title order={2} mt="lg">
            Values
          </Title>
        ) : null}
        <MapValues layout={layout} values={choice.values} onChange={choice.chooseMeaning} />
        {choice.error ? (
          <Alert>
            {getErrorMessage(choice.error, 'Couldn’t read the file again.')}{' '}
            <Button size="compact-sm" variant="default" onClick={choice.retry}>
              Try Again
            </Button>
          </Alert>
        ) : null}
        <Group mt="md" gap="xs">
          <Button loading={look.isPending} disabled={choice.isAsking} onClick={() => look.mutate(file)}>
            Preview Import
          </Button>
          <Button variant="default" onClick={onDone}>
            Another File
          </Button>
          <Text size="sm" c="dimmed" role="status">
            {choice.isAsking ? 'Reading the file…' : ''}
          </Text>
        </Group>
      </Paper>
      {look.error ? <Alert>{getErrorMessage(look.error, 'Couldn’t read the file. Try again.')}</Alert> : null}
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
          {start.error ? (
            <Box mt="md" maw={640}>
              <Alert>{getErrorMessage(start.error, 'Couldn’t import the file. Try again.')}</Alert>
            </Box>
          ) : null}
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
