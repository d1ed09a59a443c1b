import { Button } from '@mantine/core'
import { IconCalendarPlus, IconMessage, IconProgressCheck } from '@reinforce/icons'
import { canOfferInterview } from '../../../interviews/calendar/rules/interview-statuses.ts'
import type { NextStep } from '../rules/decide-next-step.ts'
import { MoreActions } from './more-actions.tsx'
import { findPrimary, headActions } from './next-step-line.tsx'
import css from './profile.module.css'
import type { Profile } from './profile-data.ts'
import type { ProfileDialog } from './profile-search.ts'

const faces = {
  text: { label: 'Send Text Message', icon: <IconMessage size={16} stroke={1.7} /> },
  interview: { label: 'Schedule Interview', icon: <IconCalendarPlus size={16} stroke={1.7} /> },
  status: { label: 'Change Status', icon: <IconProgressCheck size={16} stroke={1.7} /> },
}

type ProfileActionsProps = {
  profile: Profile
  name: string
  step: NextStep | null
  onOpen: (what: ProfileDialog) => void
}

/** The actions on a candidate. The next step is the primary one, if it is among them. */
export const ProfileActions = ({ profile, name, step, onOpen }: ProfileActionsProps) => {
  const { id, status } = profile.candidate
  const primary = findPrimary(step)
  const offered = headActions.filter((one) => one !== 'interview' || canOfferInterview(status))
  return (
    <div className={css.actions} role="toolbar" aria-label={`Actions for ${name}`}>
      {offered.map((one) => (
        <Button
          key={one}
          variant={one === primary ? 'filled' : 'default'}
          leftSection={faces[one].icon}
          // On a phone, the status itself is a button.
          data-spare={(one === 'status' && one !== primary) || undefined}
          onClick={() => onOpen(one)}
        >
          {faces[one].label}
        </Button>
      ))}
      <MoreActions id={id} scheduler={profile.scheduler} onOpen={onOpen} />
    </div>
  )
}
