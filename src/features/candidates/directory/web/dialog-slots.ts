import { type ComponentType, createContext, useContext } from 'react'
import type { Selection } from '../shapes/directory.ts'

type TextSubject = {
  selection: Selection
  count: number
  one: { id: string; name: string; hasResume: boolean } | null
}
type TextProps = {
  onSent: () => void
  loadResumeText: (candidateId: string) => Promise<string>
}

/** Dialogs of other wings that a list of candidates opens; the console fills them in. */
export type DialogSlots = {
  TextDialog: ComponentType<TextProps & { opened: boolean; onClose: () => void; subject: TextSubject | null }>
  TextForm: ComponentType<
    TextProps & {
      onCancel: () => void
      subject: TextSubject
      /** Begins with the request for a missing resume. */
      asksForResume?: boolean
    }
  >
  SchedulerDialog: ComponentType<{
    opened: boolean
    onClose: () => void
    subject: { selection: Selection; count: number; name: string | null } | null
  }>
}

const Slots = createContext<DialogSlots | null>(null)

/** Gives the lists below it their dialogs. */
export const DialogSlotsProvider = Slots.Provider

/** The dialogs that the console gave. Throws outside of it. */
export const useDialogSlots = (): DialogSlots => {
  const slots = useContext(Slots)
  if (!slots) throw new Error('No DialogSlotsProvider above this list')
  return slots
}
