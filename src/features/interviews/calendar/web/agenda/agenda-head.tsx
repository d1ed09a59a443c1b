import { Button } from '@mantine/core'
import { IconCalendarShare, IconClock, IconDownload, IconPlus, IconUserOff } from '@reinforce/icons'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { HeadActions } from '../../../../../ui/head/head-actions.tsx'
import type { InterviewsSearch } from '../interviews-search.ts'
import { buildAgendaUrl } from './agenda-query.ts'

/** The one menu of a phone or tablet has the file, too. */
const buildDownloadAction = (search: InterviewsSearch) => ({
  label: 'Download CSV',
  icon: <IconDownload size={16} stroke={1.7} />,
  root: ({ children, ...props }: { children?: ReactNode }) => (
    <a {...props} href={buildAgendaUrl(search)} download>
      {children}
    </a>
  ),
})

type AgendaHeadProps = {
  search: InterviewsSearch
  isTight: boolean
  /** Null for who may not edit. */
  onAdd: (() => void) | null
  onAway: (() => void) | null
  onSearch: (change: InterviewsSearch, replace: boolean) => void
}

/** Actions of the interviews page. Where room is tight, its menu has the actions of the bar, too. */
export const AgendaHead = ({ search, isTight, onAdd, onAway, onSearch }: AgendaHeadProps) => (
  <HeadActions
    isTight={isTight}
    main={
      onAdd ? (
        <Button leftSection={<IconPlus size={16} stroke={1.7} />} onClick={onAdd}>
          Schedule Interview
        </Button>
      ) : null
    }
    others={[
      {
        label: 'Booking Hours',
        icon: <IconClock size={16} stroke={1.7} />,
        root: (props) => (
          <Link {...props} to="/automations" search={{ section: 'hours', organization: search.organization?.[0] }} />
        ),
      },
      {
        label: 'Add to My Calendar',
        icon: <IconCalendarShare size={16} stroke={1.7} />,
        onClick: () => onSearch({ dialog: 'feed' }, false),
      },
      ...(onAway && isTight
        ? [{ label: 'Mark an Interviewer Away', icon: <IconUserOff size={16} stroke={1.7} />, onClick: onAway }]
        : []),
      ...(isTight ? [buildDownloadAction(search)] : []),
    ]}
  />
)
