import { Button, Kbd, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { LoadingLines } from '../../../../../ui/states.tsx'
import { useKeys } from '../../../../../ui/use-keys.ts'
import { useLastValue } from '../../../../../ui/use-last-value.ts'
import { archiveReasons } from '../../contract/archive-reasons.ts'
import type { CandidateRow } from '../../contract/directory.ts'
import { longestReason } from '../../rules/archive-reasons.ts'
import css from './review.module.css'
import { keysThereAre } from './status-keys.tsx'

type ReasonDialogProps = {
  /** The status that asks; null while closed. */
  status: string | null
  row: CandidateRow | undefined
  onGive: (reason: string) => void
  onClose: () => void
}

type ReasonKeysProps = { reasons: readonly string[]; onGive: (reason: string) => void }

/** The organization's reasons, the first nine with the key that gives them. */
const ReasonKeys = ({ reasons, onGive }: ReasonKeysProps) => (
  <div role="group" aria-label="Choose a reason">
    {reasons.map((reason, at) => (
      <UnstyledButton key={reason} className={css.choice} onClick={() => onGive(reason)}>
        {at < keysThereAre ? <Kbd className={css.key}>{at + 1}</Kbd> : <span className={css.noKey} />}
        <Text span size="sm" style={{ overflowWrap: 'anywhere' }}>
          {reason}
        </Text>
      </UnstyledButton>
    ))}
  </div>
)

const ReasonForm = ({ row, status, onGive, onClose }: ReasonDialogProps) => {
  const [reason, setReason] = useState('')
  const offered = useQuery(archiveReasons, { organization_id: row?.organization_id ?? null })
  const reasons = offered.data?.reasons ?? []
  const choices = reasons.slice(0, keysThereAre).map((each, n) => [String(n + 1), () => onGive(each)] as const)
  useKeys(Object.fromEntries(choices), { dialogs: 1 })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onGive(reason)
      }}
    >
      <Text c="dimmed" mb="xs">
        {row?.name || 'Unknown'}
      </Text>
      {offered.data ? (
        <ReasonKeys reasons={reasons} onGive={onGive} />
      ) : offered.isError ? (
        <Text size="sm" role="alert">
          Couldn’t load your reasons. Enter one, or leave it empty.
        </Text>
      ) : (
        <LoadingLines label="Loading reasons" lines={9} />
      )}
      <TextInput
        mt="sm"
        label="Another reason"
        description="In your own words (optional)."
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        onKeyDown={(event) => {
          // A digit is a choice as long as nothing is written: reasons are words.
          if (reason !== '' || event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return
          event.preventDefault()
          choices[Number(event.key) - 1]?.[1]()
        }}
        maxLength={longestReason}
        data-autofocus
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Move to {status}</Button>
      </DialogActions>
    </form>
  )
}

/** Why someone is archived or terminated: a digit gives a reason at once, Enter leaves it empty. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const { status, row, onClose } = props
  const shown = useLastValue(status)
  return (
    <Dialog opened={status !== null} onClose={onClose} title={`Reason to move to ${shown ?? ''}`} size="sm">
      <ReasonForm key={`${row?.id}${shown}`} {...props} status={shown} />
    </Dialog>
  )
}
