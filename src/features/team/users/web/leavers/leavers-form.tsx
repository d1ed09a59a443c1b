import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { type ReplyOf } from '../../../../../platform/web/call.ts'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { pluralize } from '../../../../../rules/words/count.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { findLeavers } from '../../contract/leavers.ts'
import { AddressFields, largest } from './address-fields.tsx'
import { LeaversTable } from './leavers-table.tsx'
import { useLeave } from './use-leave.ts'

type LeaversReply = ReplyOf<typeof findLeavers>

const ends =
  'Their sessions, calendar addresses, and API keys end at once, and they can’t sign in. ' +
  'They keep their candidates and interviews. You can reactivate them.'

/** Addresses of people who leave, pasted or from a file; then the people behind them, and one press. */
export const LeaversForm = ({ onClose }: { onClose: () => void }) => {
  const find = useCommand(findLeavers)
  const leave = useLeave(onClose)
  const [found, setFound] = useState<LeaversReply | null>(null)
  const { typed, setTyped, bind, formProblem, busy, submit } = useForm(
    { text: '' },
    'No answer from the server. Try again.',
  )
  const [isTooLarge, setTooLarge] = useState(false)
  const look = (text: string) => submit(async () => setFound(await find.mutateAsync({ text })))
  const readFile = async (file: File) => {
    setTooLarge(file.size > largest)
    if (file.size > largest) return
    const text = await file.text()
    setTyped({ text })
    await look(text)
  }
  const rows = found?.rows ?? []
  const ids = rows.flatMap(({ id, state }) => (state === 'leaves' && id !== null ? [id] : []))
  const action = ids.length === 0 ? 'Deactivate' : `Deactivate ${pluralize(ids.length, 'Person', 'People')}`
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (rows.length > 0) void submit(() => leave(ids))
        else void look(typed.text)
      }}
    >
      <Stack gap="sm">
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        {isTooLarge ? <Alert>The file is larger than 200 KB. Keep only the email addresses.</Alert> : null}
        {found && rows.length === 0 ? (
          <Alert>No email addresses found. Paste them, or choose a file that has them.</Alert>
        ) : null}
        {rows.length > 0 ? (
          <>
            <Text size="sm">{ends}</Text>
            {found?.leftOut ? (
              <Alert kind="note">
                {pluralize(found.leftOut, 'more address is', 'more addresses are')} not shown. Deactivate these first.
              </Alert>
            ) : null}
            <LeaversTable rows={rows} />
          </>
        ) : (
          <AddressFields field={bind('text')} onFile={(file) => void readFile(file)} />
        )}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={rows.length > 0 ? () => setFound(null) : onClose}>
          {rows.length > 0 ? 'Back' : 'Cancel'}
        </Button>
        {rows.length > 0 ? (
          <Button type="submit" color="red" loading={busy} disabled={ids.length === 0}>
            {action}
          </Button>
        ) : (
          <Button type="submit" loading={busy} disabled={typed.text.trim() === ''}>
            Find People
          </Button>
        )}
      </DialogActions>
    </form>
  )
}
