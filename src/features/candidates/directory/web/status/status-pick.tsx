import { cloneElement, type ReactElement, type Ref, useState } from 'react'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { useMenuFocus } from '../../../../../ui/use-menu-focus.ts'
import type { CandidateRow } from '../../contract/directory.ts'
import { createSubject, type Subject } from '../subject.ts'

const StatusMenu = lazyComponent(
  async () => (await import('./status-menu.tsx')).StatusMenu,
  ({ children }) => children,
)

type StatusPickProps = {
  row: CandidateRow
  /** Opens the dialog with all statuses and their reasons. */
  onMore: () => void
  /** Archiving asks why. */
  onArchive: () => void
  onDone?: () => void
  /** The button that opens the menu. */
  children: ReactElement<{ onClick?: () => void; ref?: Ref<HTMLButtonElement> }>
}

const doNothing = () => undefined

/** Gives one candidate a status from a menu behind a button. A toast reports it, with an undo. */
export const StatusPick = ({ row, onMore, onArchive, onDone = doNothing, children }: StatusPickProps) => {
  // The status at the start of the choice: updates must not change it.
  const [subject, setSubject] = useState<Subject | null>(null)
  const [opened, setOpened] = useState(false)
  const { button, backThen } = useMenuFocus()
  const change = (isOpen: boolean) => {
    if (isOpen) setSubject(createSubject(row))
    setOpened(isOpen)
  }
  if (subject === null) return cloneElement(children, { onClick: () => change(true) })
  return (
    <StatusMenu
      subject={subject}
      opened={opened}
      onOpened={change}
      onDone={onDone}
      onArchive={backThen(onArchive)}
      onMore={backThen(onMore)}
      position="bottom-start"
    >
      {cloneElement(children, { ref: button })}
    </StatusMenu>
  )
}
