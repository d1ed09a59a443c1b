import { Button, Select, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { findCandidates } from '../../../../candidates/directory/web/public.ts'

type CandidatePickerProps = { onChoose: (candidate: { id: string; name: string }) => void; onCancel: () => void }

/** Finds the candidate to interview by name, email, or phone. */
export const CandidatePicker = ({ onChoose, onCancel }: CandidatePickerProps) => {
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null)
  const [asked] = useDebouncedValue(q.trim(), 200)
  const found = useQuery(
    findCandidates,
    { q: asked, timeZone: viewerTimeZone },
    { keepPrevious: true, enabled: asked !== '' },
  )
  const rows = asked === '' ? [] : (found.data?.rows ?? [])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) onChoose(chosen)
      }}
    >
      <Stack gap="sm">
        {found.isError ? <Alert>Couldn’t search candidates. Try again.</Alert> : null}
        <Select
          label="Candidate"
          placeholder="Name, email, or phone"
          required
          searchable
          data-autofocus
          searchValue={q}
          onSearchChange={setQ}
          filter={({ options }) => options}
          nothingFoundMessage={asked === '' ? 'Type a name' : found.isFetching ? 'Searching…' : 'No candidates match'}
          data={rows.map((row) => ({
            value: row.id,
            label: `${row.name || 'Unknown'} · ${row.position} · ${[row.location, row.status].filter(Boolean).join(' · ')}`,
          }))}
          value={chosen?.id ?? null}
          onChange={(id) => {
            const row = rows.find((each) => each.id === id)
            setChosen(row ? { id: row.id, name: row.name || 'Unknown' } : null)
          }}
        />
        <Text size="sm" c="dimmed">
          Next, choose a time or create a link so the candidate can choose.
        </Text>
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={chosen === null}>
          Next
        </Button>
      </DialogActions>
    </form>
  )
}
