import { Button, Menu, type MenuProps, Text } from '@mantine/core'
import type { ReactElement } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { statusChoices } from '../../contract/directory.ts'
import { needsReason } from '../../rules/archive-reasons.ts'
import type { Subject } from '../subject.ts'
import { StatusBadge } from './status-badge.tsx'
import { StatusConflict } from './status-conflict.tsx'
import { useGiveStatus } from './use-give-status.ts'

type StatusMenuProps = {
  subject: Subject
  /** The button that opens it. */
  children: ReactElement
  opened: boolean
  onOpened: (opened: boolean) => void
  onDone: () => void
  /** Archiving asks why. */
  onArchive: () => void
  /** Opens the dialog with the same choices. */
  onMore?: () => void
  position?: MenuProps['position']
}

const Choices = ({ subject, onChoose }: { subject: Subject; onChoose: (status: string) => void }) => {
  const choices = useQuery(statusChoices, { selection: subject.selection })
  if (choices.isError) return <Menu.Label>{getErrorMessage(choices.error, 'Couldn’t load the statuses.')}</Menu.Label>
  if (!choices.data)
    return (
      <Menu.Label>
        <Text span inherit role="status">
          Loading statuses…
        </Text>
      </Menu.Label>
    )
  return choices.data.choices.map((choice) => (
    <Menu.Item key={choice} onClick={() => onChoose(choice)}>
      <StatusBadge status={choice} />
    </Menu.Item>
  ))
}

/** Menu that gives a few people a status with one choice. A toast reports it, with an undo. */
export const StatusMenu = (props: StatusMenuProps) => {
  const { subject, children, opened, onOpened, onDone, onArchive, onMore, position = 'top' } = props
  const { busy, failed, conflict, give, retryChange, forget } = useGiveStatus(onDone)
  return (
    <>
      <Menu
        opened={opened}
        onChange={onOpened}
        position={position}
        withinPortal
        middlewares={{ flip: true, shift: true, size: true }}
      >
        <Menu.Target>{children}</Menu.Target>
        <Menu.Dropdown style={{ overflowY: 'auto' }}>
          <Choices
            subject={subject}
            onChoose={(status) => (needsReason(status) ? onArchive() : void give({ subject, status }))}
          />
          {onMore ? (
            <>
              <Menu.Divider />
              <Menu.Item onClick={onMore}>More…</Menu.Item>
            </>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      <Dialog opened={conflict !== null || failed !== null} onClose={forget} title="Change Pipeline Status">
        {failed ? (
          <>
            <Alert>{failed}</Alert>
            <DialogActions>
              <Button variant="default" onClick={forget}>
                Cancel
              </Button>
              <Button loading={busy} onClick={retryChange}>
                Try Again
              </Button>
            </DialogActions>
          </>
        ) : null}
        {conflict ? <StatusConflict {...conflict} /> : null}
      </Dialog>
    </>
  )
}
