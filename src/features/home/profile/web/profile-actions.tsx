import { Button } from '@mantine/core'
import { IconCalendarPlus, IconMessage, IconProgressCheck } from '@reinforce/icons'
import { canOfferInterview } from '../../../interviews/calendar/rules/interview-statuses.ts'
import { MoreActions } from './more-actions.tsx'
import { headActions, isTimeMissing } from './next-step-line.tsx'
import { ActLabel } from './panel/act-label.tsx'
import css from './profile.module.css'
import type { Profile } from './profile-data.ts'
import type { ProfileDialog } from './profile-search.ts'

const icons = {
  text: <IconMessage size={16} stroke={1.7} />,
  interview: <IconCalendarPlus size={16} stroke={1.7} />,
  status: <IconProgressCheck size={16} stroke={1.7} />,
}

type ProfileActionsProps = {
  profile: Profile
  name: string
  onOpen: (what: ProfileDialog) => void
}

/** The actions on a candidate. Text is the primary one unless an interview needs a time. */
export const ProfileActions = ({ profile, name, onOpen }: ProfileActionsProps) => {
  const { id, status } = profile.candidate
  const primary = isTimeMissing(profile) ? 'interview' : 'text'
  const offered = headActions.filter((one) => one !== 'interview' || canOfferInterview(status))
  return (
    <div className={css.actions} role="toolbar" aria-label={`Actions for ${name}`}>
      {offered.map((one) => (
        <Button
          key={one}
          variant={one === primary ? 'filled' : 'default'}
          leftSection={icons[one]}
          onClick={() => onOpen(one)}
        >
          <ActLabel act={one} isTimeMissing={isTimeMissing(profile)} />
        </Button>
      ))}
      <MoreActions id={id} scheduler={profile.scheduler} onOpen={onOpen} />
    </div>
  )
}
