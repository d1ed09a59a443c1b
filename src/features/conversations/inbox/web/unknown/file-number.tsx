import { Button, Group, Select, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { findCandidates } from '../../../../candidates/directory/web/public.ts'
import { fileUnknownNumber, type UnknownNumber } from '../../../../texting/messages/web/public.ts'

type FileNumberProps = { number: UnknownNumber; onFiled: (threadId: string) => void; onCancel: () => void }

/** Finds the candidate whose texts these are. */
export const FileNumber = ({ number, onFiled, onCancel }: FileNumberProps) => {
  const [q, setQ] = useState('')
  const [candidateId, setCandidateId] = useState<string | null>(null)
  const [asked] = useDebouncedValue(q.trim(), 200)
  const found = useQuery(
    findCandidates,
    { q: asked, timeZone: viewerTimeZone },
    { keepPrevious: true, enabled: asked !== '' },
  )
  const file = useCommand(fileUnknownNumber)
  const rows = asked === '' ? [] : (found.data?.rows ?? [])
  const submit = () => {
    if (candidateId === null) return
    file.mutate(
      { id: number.id, candidateId },
      {
        onSuccess: ({ threadId }) => {
          showToast('Texts filed.')
          onFiled(threadId)
        },
      },
    )
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap="xs">
        {file.isError ? <Alert>{getErrorMessage(file.error, 'Couldn’t file the texts. Try again.')}</Alert> : null}
        {found.isError ? <Alert>Couldn’t search the candidates. Try again.</Alert> : null}
        <Select
          label="Candidate"
          placeholder="Name, email, or phone"
          searchable
          data-autofocus
          searchValue={q}
          onSearchChange={setQ}
          filter={({ options }) => options}
          nothingFoundMessage={asked === '' ? 'Type a name' : found.isFetching ? 'Searching…' : 'No candidates match.'}
          data={rows.map((row) => ({
            value: row.id,
            label: [row.name || 'Unknown', row.position, row.location, row.status].filter(Boolean).join(' · '),
          }))}
          value={candidateId}
          onChange={setCandidateId}
        />
        <Group gap="xs">
          <Button type="submit" size="compact-sm" disabled={candidateId === null} loading={file.isPending}>
            File Texts
          </Button>
          <Button size="compact-sm" variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
