import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowBackUp,
  IconCalendarDown,
  IconCalendarTime,
  IconCheck,
  IconDots,
  IconExternalLink,
  IconEye,
  IconPrinter,
  IconThumbUp,
  IconUserExclamation,
  IconUserOff,
  IconX,
} from '@reinforce/icons'
import { getUrl } from '../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { toLocalDay } from '../../../../rules/day.ts'
import { useMenuFocus } from '../../../../ui/use-menu-focus.ts'
import { interviewFile } from '../contract/calendar.ts'
import type { Interview } from '../contract/interviews.ts'
import type { InterviewStatus } from '../rules/interview-kinds.ts'
import { formatLongDay } from '../rules/interview-words.ts'
import { isLink } from './place-text.tsx'

type InterviewActionsProps = {
  interview: Interview
  mayEdit: boolean
  onOpen?: (() => void) | undefined
  onChange: () => void
  onCancel: () => void
  onStatus: (to: InterviewStatus) => void
  /** Anyone who interviews is away that day. */
  onAway?: (() => void) | undefined
  /** Prints its day. */
  onPrint?: (() => void) | undefined
}

const words: Record<InterviewStatus, string> = {
  Scheduled: 'Set to Scheduled',
  Confirmed: 'Confirm',
  Completed: 'Complete',
  'No-show': 'No-show',
  Cancelled: 'Cancel…',
}
const icons: Record<InterviewStatus, typeof IconCheck> = {
  Scheduled: IconArrowBackUp,
  Confirmed: IconThumbUp,
  Completed: IconCheck,
  'No-show': IconUserOff,
  Cancelled: IconX,
}

/** Actions for one interview. */
export const InterviewActions = ({
  interview,
  mayEdit,
  onOpen,
  onChange,
  onCancel,
  onStatus,
  onAway,
  onPrint,
}: InterviewActionsProps) => {
  const { button, backThen } = useMenuFocus()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          size={30}
          aria-label={`Actions for the interview with ${interview.candidate}`}
        >
          <IconDots size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onOpen ? (
          <Menu.Item leftSection={<IconEye size={16} />} onClick={backThen(onOpen)}>
            Open
          </Menu.Item>
        ) : null}
        {mayEdit && interview.mayReschedule ? (
          <Menu.Item leftSection={<IconCalendarTime size={16} />} onClick={backThen(onChange)}>
            Reschedule or Edit…
          </Menu.Item>
        ) : null}
        {mayEdit
          ? interview.possible.map((to) => {
              const Icon = icons[to]
              return (
                <Menu.Item
                  key={to}
                  leftSection={<Icon size={16} />}
                  onClick={backThen(() => (to === 'Cancelled' ? onCancel() : onStatus(to)))}
                >
                  {words[to]}
                </Menu.Item>
              )
            })
          : null}
        {mayEdit && interview.mayReschedule && onAway ? (
          <Menu.Item leftSection={<IconUserExclamation size={16} />} onClick={backThen(onAway)}>
            Interviewer Is Away…
          </Menu.Item>
        ) : null}
        {interview.place && isLink(interview.place) ? (
          <Menu.Item
            component="a"
            href={interview.place}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size={16} />}
          >
            Open Video Link
          </Menu.Item>
        ) : null}
        {onPrint ? (
          <Menu.Item leftSection={<IconPrinter size={16} />} onClick={backThen(onPrint)}>
            Print {formatLongDay(toLocalDay(new Date(interview.interview_date), viewerTimeZone))}
          </Menu.Item>
        ) : null}
        <Menu.Item
          component="a"
          href={getUrl(interviewFile, { id: interview.id })}
          download
          leftSection={<IconCalendarDown size={16} />}
        >
          Calendar File (.ics)
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
