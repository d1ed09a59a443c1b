import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { call, type ReplyOf } from '../../../../../platform/web/call.ts'
import { toListQuestion } from '../../../../../platform/web/to-list-question.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { formatDateTime } from '../../../../../ui/format-date-time.ts'
import { lazyBody } from '../../../../../ui/lazy.tsx'
import { ListBody } from '../../../../../ui/list/list-body.tsx'
import type { Column } from '../../../../../ui/list/list-column.ts'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { useLastValue } from '../../../../../ui/use-last-value.ts'
import { passkeys, removePasskey, startPasskey } from '../../contract/passkeys.ts'
import { canMakePasskeys, makePasskey } from './make-passkey.ts'

const PasswordStep = lazyBody(async () => (await import('../password-step.tsx')).PasswordStep)
const PasskeyNameForm = lazyBody(async () => (await import('./passkey-name-form.tsx')).PasskeyNameForm)

type Row = ReplyOf<typeof passkeys>['rows'][number]

const columns: Column<Row>[] = [
  { key: 'name', label: 'Passkey', width: 200, cell: (row) => row.name },
  { key: 'added', label: 'Added', width: 150, cell: (row) => formatDateTime(row.createdAt) },
  {
    key: 'used',
    label: 'Last used',
    width: 150,
    cell: (row) => (row.lastUsedAt ? formatDateTime(row.lastUsedAt) : 'Never'),
  },
]

/** The browser's refusal in our words: people stop its dialog, and some devices can't make one. */
const addToBrowser = async (password: string, code: string) => {
  const { options } = await call(startPasskey, { password, code })
  try {
    return await makePasskey(options)
  } catch (error) {
    if (error instanceof UserError) throw error
    const isKnown = error instanceof DOMException && error.name === 'InvalidStateError'
    throw new UserError(
      'conflict',
      isKnown ? 'This device already has a passkey for your account.' : 'No passkey was made. Try again.',
    )
  }
}

type Open = { kind: 'add' } | { kind: 'rename' | 'remove'; row: Row } | null

/** Your passkeys: add, rename, remove. */
export const PasskeysPanel = () => {
  const found = useQuery(passkeys, {}, { staleTime: 0 })
  const remove = useCommand(removePasskey)
  const [open, setOpen] = useState<Open>(null)
  const shown = useLastValue(open)
  const close = () => setOpen(null)
  const finish = (said: string) => {
    close()
    showToast(said)
    void found.refetch()
  }
  const row = shown && shown.kind !== 'add' ? shown.row : null
  const withCode = found.data?.withCode ?? false
  const canAdd = canMakePasskeys() && (found.data?.available ?? false)
  return (
    <Paper p="md" component="section" aria-label="Passkeys">
      <Group justify="space-between" mb="sm">
        <Title order={2}>Passkeys</Title>
        {canAdd ? (
          <Button variant="default" onClick={() => setOpen({ kind: 'add' })}>
            Add a Passkey
          </Button>
        ) : null}
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        Sign in with your fingerprint, face, or device PIN. A passkey needs no password and no code.
        {found.data && !canAdd ? ' This browser or address can’t add one.' : ''}
      </Text>
      {found.data?.rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          No passkeys.
        </Text>
      ) : (
        <ListBody
          caption="Passkeys"
          question={toListQuestion(found, 'Couldn’t load your passkeys.')}
          empty={{ none: { title: 'No passkeys.' } }}
          columns={columns}
          actions={(each) => (
            <Group gap={6} wrap="nowrap">
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Rename ${each.name}`}
                onClick={() => setOpen({ kind: 'rename', row: each })}
              >
                Rename
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                color="red"
                aria-label={`Remove ${each.name}`}
                onClick={() => setOpen({ kind: 'remove', row: each })}
              >
                Remove
              </Button>
            </Group>
          )}
        />
      )}
      <Dialog opened={open?.kind === 'add'} onClose={close} title="Add passkey" size="sm">
        <PasswordStep
          words="Confirm that it’s you. Your browser then asks where to keep the passkey."
          action="Continue"
          withCode={withCode}
          onPassword={async (password, code) => {
            await addToBrowser(password, code)
            finish('Passkey added.')
          }}
          onCancel={close}
        />
      </Dialog>
      <Dialog opened={open?.kind === 'rename'} onClose={close} title="Rename passkey" size="sm">
        {row ? <PasskeyNameForm row={row} onDone={() => finish('Passkey renamed.')} onCancel={close} /> : null}
      </Dialog>
      <Dialog opened={open?.kind === 'remove'} onClose={close} title="Remove this passkey?" size="sm">
        <PasswordStep
          words={`${row?.name ?? 'It'} won’t sign you in anymore. Delete it from your device, too.`}
          action="Remove Passkey"
          withCode={withCode}
          onPassword={async (password, code) => {
            await remove.mutateAsync({ id: row?.id ?? '', password, code })
            finish('Passkey removed.')
          }}
          onCancel={close}
        />
      </Dialog>
    </Paper>
  )
}
