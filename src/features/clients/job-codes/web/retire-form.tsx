import { Button, Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptTyped } from '../../../access/form-drafts/web/public.ts'
import { retireJobCode, suggestCode } from '../contract/job-codes.ts'
import type { JobCode } from './code-columns.tsx'

const stay = (count: number) => {
  if (count === 0) return ''
  return count === 1 ? ' The 1 candidate who used it stays.' : ` The ${formatCount(count)} candidates who used it stay.`
}

/** Form to retire a code, with a new one in its place if wanted. Asks first for a code with an active post. */
export const RetireForm = ({ row, onClose }: { row: JobCode; onClose: () => void }) => {
  const retire = useCommand(retireJobCode)
  const [replaces, setReplaces] = useState(row.isUsed)
  const { typed, setTyped, bind, told, busy, submit } = useForm(
    { replacement: '' },
    'Couldn’t retire the code. Try again.',
  )
  const kept = useKeptTyped(`retire-code:${row.id}`, { typed, setTyped })
  const suggestion = useQuery(
    suggestCode,
    { location_id: row.location_id, position: row.position },
    { enabled: replaces, staleTime: 0 },
  )
  const replacement = replaces ? typed.replacement.trim() || (suggestion.data?.code ?? '') : ''
  const asks = told?.refusal?.code === 'conflict' && told.refusal.details.post === true
  const save = () =>
    submit(async () => {
      const done = await retire.mutateAsync({ id: row.id, confirmed: asks, replacement })
      kept.saved()
      showToast(done.replacement ? `${row.code} retired and replaced by ${done.replacement}.` : `${row.code} retired.`)
      onClose()
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {told && !told.fields.replacement ? (
          <Alert>{asks ? `${told.message} Retire it anyway?` : told.message}</Alert>
        ) : null}
        <Text>
          Applicants who use {row.code} from now on read that it is no longer in use.{stay(row.candidates)}
        </Text>
        <Checkbox
          label="Replace with a new code"
          checked={replaces}
          onChange={(event) => setReplaces(event.currentTarget.checked)}
        />
        {replaces ? (
          <TextInput
            label="New code"
            placeholder={suggestion.data?.code}
            description={suggestion.data ? `If empty: ${suggestion.data.code}` : undefined}
            {...bind('replacement')}
          />
        ) : null}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} disabled={replaces && replacement === ''}>
          {asks ? 'Retire 1 Code Anyway' : replaces ? 'Retire and Replace 1 Code' : 'Retire 1 Code'}
        </Button>
      </DialogActions>
    </form>
  )
}
