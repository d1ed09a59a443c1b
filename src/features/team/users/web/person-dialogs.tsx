import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../ui/lazy.tsx'
import { useLastValue } from '../../../../ui/use-last-value.ts'
import type { Person } from '../contract/people.ts'
import type { PeopleSearch } from './people-search.ts'

const InviteForm = lazyBody(async () => (await import('./invite-form.tsx')).InviteForm)
const PersonForm = lazyBody(async () => (await import('./person-form.tsx')).PersonForm)
const AccessStep = lazyBody(async () => (await import('./access-step.tsx')).AccessStep)
const HandOverForm = lazyBody(async () => (await import('./hand-over/hand-over-form.tsx')).HandOverForm)
const LeaversForm = lazyBody(async () => (await import('./leavers/leavers-form.tsx')).LeaversForm)
const ResetLink = lazyBody(async () => (await import('./reset-link.tsx')).ResetLink)

type PersonDialogsProps = {
  search: PeopleSearch
  rows: readonly Person[]
  organizations: readonly { id: string; name: string }[]
  onHandOver?: (() => void) | undefined
  onClose: () => void
}

const getName = (person: Person | null) => person?.full_name || person?.email || 'this person'
const titles = {
  reactivate: 'Reactivate',
  sessions: 'End the sessions of',
  'two-factor': 'Reset two-factor sign-in of',
  calendar: 'End the calendar address of',
} as const

/** The dialogs of User Management, as the URL says. */
export const PersonDialogs = ({ search, rows, organizations, onHandOver, onClose }: PersonDialogsProps) => {
  const person = rows.find(({ id }) => id === search.id) ?? null
  const shown = useLastValue(person)
  const { dialog } = search
  const step = dialog && dialog in titles ? (dialog as keyof typeof titles) : null
  const lastStep = useLastValue(step)
  const gives = dialog === 'deactivate' || dialog === 'hand-over' ? dialog : null
  const lastGives = useLastValue(gives)
  return (
    <>
      <Dialog opened={dialog === 'invite'} onClose={onClose} title="Invite a person">
        <InviteForm organizations={organizations} onClose={onClose} />
      </Dialog>
      <Dialog opened={dialog === 'leavers'} onClose={onClose} title="Deactivate several people">
        <LeaversForm onClose={onClose} />
      </Dialog>
      <Dialog opened={dialog === 'edit' && person !== null} onClose={onClose} title={`Edit ${getName(shown)}`}>
        {shown ? (
          <PersonForm
            key={shown.id}
            person={shown}
            organizations={organizations}
            onHandOver={onHandOver}
            onClose={onClose}
          />
        ) : null}
      </Dialog>
      <Dialog
        opened={gives !== null && person !== null}
        onClose={onClose}
        title={`${lastGives === 'deactivate' ? 'Deactivate' : 'Transfer from'} ${getName(shown)}`}
      >
        {shown && lastGives ? (
          <HandOverForm
            key={shown.id + lastGives}
            person={shown}
            deactivates={lastGives === 'deactivate'}
            onClose={onClose}
          />
        ) : null}
      </Dialog>
      <Dialog
        opened={step !== null && person !== null}
        onClose={onClose}
        title={lastStep ? `${titles[lastStep]} ${getName(shown)}` : ''}
        size="sm"
      >
        {shown && lastStep ? (
          <AccessStep key={shown.id + lastStep} step={lastStep} person={shown} onClose={onClose} />
        ) : null}
      </Dialog>
      <Dialog
        opened={dialog === 'link' && person !== null}
        onClose={onClose}
        title={`New password for ${getName(shown)}`}
      >
        {shown ? <ResetLink key={shown.id} person={shown} onClose={onClose} /> : null}
      </Dialog>
    </>
  )
}
