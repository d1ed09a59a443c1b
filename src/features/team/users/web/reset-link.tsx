import { useCommand } from '../../../../platform/web/use-command.ts'
import { makePersonResetLink, type Person } from '../contract/people.ts'
import { MakeLink } from './make-link.tsx'

/** A link to a new password for someone whom no email reaches. */
export const ResetLink = ({ person, onClose }: { person: Person; onClose: () => void }) => {
  const make = useCommand(makePersonResetLink)
  return (
    <MakeLink
      label="Link to a new password"
      until={(end) => end.toLocaleTimeString('en-US', { timeStyle: 'short' })}
      make={async () => await make.mutateAsync({ id: person.id })}
      onClose={onClose}
    >
      No mail reaches this person, so you hand over the link. Whoever opens it chooses the password: give it to the
      person alone. It works once, for 30 minutes.
    </MakeLink>
  )
}
