import { Button, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptTyped } from '../../../access/form-drafts/web/public.ts'
import { PlaceSelect } from '../../organizations/web/public.ts'
import { addJobCode, editJobCode, suggestCode } from '../contract/job-codes.ts'
import { findCodeProblem } from '../rules/code.ts'
import type { JobCode } from './code-columns.tsx'

/** A new code for a place, suggested by its name; or another text for one that no one used yet. */
export const CodeForm = ({ row, onClose }: { row: JobCode | null; onClose: () => void }) => {
  const add = useCommand(addJobCode)
  const edit = useCommand(editJobCode)
  const { typed, set, setTyped, bind, told, formProblem, busy, submit } = useForm(
    { location_id: row?.location_id ?? '', position: row?.position ?? 'RBT', code: row?.code ?? '' },
    'Couldn’t save the code. Try again.',
  )
  const kept = useKeptTyped(row ? `job-code:${row.id}` : 'job-code', { typed, setTyped })
  const position = typed.position === 'BCBA' ? ('BCBA' as const) : ('RBT' as const)
  const suggestion = useQuery(
    suggestCode,
    { location_id: typed.location_id, position },
    { enabled: row === null && typed.location_id !== '', staleTime: 0 },
  )
  const suggested = useRef('')
  const fresh = suggestion.data?.code
  useEffect(() => {
    if (!fresh || fresh === suggested.current || typed.code !== suggested.current) return
    suggested.current = fresh
    set('code', fresh)
  })
  const save = () =>
    submit(async () => {
      const problem = findCodeProblem(typed.code)
      if (problem) throw UserError.at('code', problem)
      if (row) await edit.mutateAsync({ id: row.id, code: typed.code })
      else await add.mutateAsync({ location_id: typed.location_id, position, code: typed.code })
      kept.saved()
      showToast(row ? 'Job code saved.' : 'Job code added.')
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
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        {row ? (
          <Text c="dimmed">
            {row.location} · {row.position}
          </Text>
        ) : (
          <>
            <PlaceSelect
              value={typed.location_id}
              onChange={(id) => set('location_id', id)}
              error={told?.fields.location_id}
            />
            <div>
              <Text size="sm" fw={500} mb={4} id="code-position">
                Position
              </Text>
              <SegmentedControl
                aria-labelledby="code-position"
                data={['RBT', 'BCBA']}
                value={position}
                onChange={(value) => set('position', value === 'BCBA' ? 'BCBA' : 'RBT')}
              />
            </div>
          </>
        )}
        <TextInput
          label="Code"
          description="Letters, digits, and hyphens, without 0, O, 1, or I. You can change it until its first use."
          autoCapitalize="characters"
          {...bind('code')}
        />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} disabled={typed.location_id === ''}>
          {row ? 'Save' : 'Add Code'}
        </Button>
      </DialogActions>
    </form>
  )
}
