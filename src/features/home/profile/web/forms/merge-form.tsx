import { Button, Checkbox, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatPhone } from '../../../../../rules/phone/phone.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { LoadingLines } from '../../../../../ui/states.tsx'
import { type MergeableName, mergeableNames, type RowName } from '../../../../candidates/directory/rules/fields.ts'
import type { CandidateRow } from '../../../../candidates/directory/web/public.ts'
import { describePieces, getMergeableLabel } from '../../../../candidates/duplicates/rules/merge-words.ts'
import { mergeCandidates, unmergeCandidates } from '../../../../candidates/duplicates/web/public.ts'
import { candidateProfile } from '../../contract/profile.ts'
import type { Profile } from '../profile-data.ts'
import { showMergedNotice } from './show-merged-notice.tsx'

type MergeFormProps = { profile: Profile; onDone: () => void; onCancel: () => void }

/** Formats a record's value of each part. */
const shown: { [Name in MergeableName]?: (row: CandidateRow) => string } = {
  full_name: (row) => row.name,
  phone_number: (row) => (row.phone_number ? formatPhone(row.phone_number) : ''),
  location_id: (row) => row.location ?? '',
  resume: (row) => (row.hasResume ? 'a resume' : ''),
  current_rbt: (row) => (row.current_rbt === null ? '' : row.current_rbt ? 'yes' : 'no'),
}
const parts = mergeableNames.map((part) => ({
  part,
  label: getMergeableLabel(part),
  of: shown[part] ?? ((row: CandidateRow) => (part in row ? (row[part as RowName] ?? '') : '')),
}))

/** Quotes a value. The address of a file of ours says nothing to a reader. */
const nameValue = (value: string, otherwise: string): string => (value.startsWith('/') ? otherwise : `“${value}”`)

type ChoicesProps = {
  kept: CandidateRow
  otherId: string
  take: readonly MergeableName[]
  onTake: (take: MergeableName[]) => void
}

const Choices = ({ kept, otherId, take, onTake }: ChoicesProps) => {
  const other = useQuery(candidateProfile, { id: otherId })
  if (other.isError) return <Alert>{getErrorMessage(other.error, 'Couldn’t load the other record.')}</Alert>
  if (!other.data) return <LoadingLines label="Loading the other record" lines={4} />
  const theirs = other.data.candidate
  const filled = parts.filter(({ of }) => of(kept) === '' && of(theirs) !== '')
  const differing = parts.filter(({ of }) => of(kept) !== '' && of(theirs) !== '' && of(kept) !== of(theirs))
  return (
    <Stack gap="xs">
      {filled.length > 0 ? (
        <Text size="sm">Filled in from the other record: {filled.map(({ label }) => label).join(', ')}.</Text>
      ) : null}
      {differing.map(({ part, label, of }) => (
        <Checkbox
          key={part}
          label={`${label}: use ${nameValue(of(theirs), 'the other record’s')}`}
          description={`instead of ${nameValue(of(kept), 'this record’s')}`}
          checked={take.includes(part)}
          onChange={(event) =>
            onTake(event.currentTarget.checked ? [...take, part] : take.filter((one) => one !== part))
          }
        />
      ))}
      {theirs.text_consent === 'refused' ? (
        <Text size="sm">The other record refused texts, so this one will, too.</Text>
      ) : null}
    </Stack>
  )
}

/** Chooses which likely duplicate becomes part of this record, and which of its words win. */
export const MergeForm = ({ profile, onDone, onCancel }: MergeFormProps) => {
  const { candidate, duplicates } = profile
  const [otherId, setOtherId] = useState(duplicates.length === 1 ? (duplicates[0]?.id ?? '') : '')
  const [take, setTake] = useState<MergeableName[]>([])
  const merge = useCommand(mergeCandidates)
  const unmerge = useCommand(unmergeCandidates)
  if (duplicates.length === 0)
    return (
      <>
        <Text>
          No one has the same phone or email, or a similar name in the same city. If you know a duplicate, correct that
          record first.
        </Text>
        <DialogActions>
          <Button variant="default" onClick={onCancel}>
            Close
          </Button>
        </DialogActions>
      </>
    )
  const send = () =>
    merge.mutate(
      { id: candidate.id, other_id: otherId, take },
      {
        onSuccess: ({ moved }) => {
          const pieces = describePieces(moved)
          showMergedNotice(
            `Records merged. ${pieces ? `Moved: ${pieces}.` : 'Nothing to move.'}`,
            async () => await unmerge.mutateAsync({ id: otherId }),
          )
          onDone()
        },
      },
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (otherId !== '' && !merge.isPending) send()
      }}
    >
      <Stack gap="md">
        {merge.isError ? <Alert>{getErrorMessage(merge.error, 'Couldn’t merge the records. Try again.')}</Alert> : null}
        <Text size="sm">
          Keeps this record and moves the other’s notes, texts, interviews, and documents here. The other is archived.
          You can undo this here or on the other record.
        </Text>
        <Radio.Group
          label="The same person as"
          value={otherId}
          onChange={(id) => {
            setOtherId(id)
            setTake([])
          }}
        >
          <Stack gap="xs" mt={6}>
            {duplicates.map((one) => (
              <Radio
                key={one.id}
                value={one.id}
                label={`${one.name || 'Unknown'} · ${one.status}`}
                description={one.reasons.join(' · ')}
              />
            ))}
          </Stack>
        </Radio.Group>
        {otherId ? <Choices key={otherId} kept={candidate} otherId={otherId} take={take} onTake={setTake} /> : null}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={otherId === ''} loading={merge.isPending}>
          Merge 2 Records
        </Button>
      </DialogActions>
    </form>
  )
}
