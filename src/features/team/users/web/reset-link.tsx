import { useCommand } from '../../../../platform/web/use-command.ts'
import { makePersonResetLink, type Person } from '../contract/people.ts'
import { MakeLink } from './make-link.tsx'

/** A link to a new password for someone without working email. */
export const ResetLink = ({ person, onClose }: { person: Person; onClose: () => void }) => {
  const make = useCommand(makePersonResetLink)
  return (
    <MakeLink
      label="Password link"
      until={(end) => end.toLocaleTimeString('en-US', { timeStyle: 'short' })}
      make={async () => await make.mutateAsync({ id: person.id })}
      onClose={onClose}
    >
      Email can’t reach this person, so share the link yourself. Anyone who opens it can choose the password, so give it
      only to this person. It works once, for 30 minutes.
    </MakeLink>
  )
}
