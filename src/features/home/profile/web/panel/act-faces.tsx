import { IconCalendarPlus, IconMessage, IconProgressCheck } from '@reinforce/icons'

/** Name and icon of each action on a candidate, the same on their page and in their panel. */
export const actFaces = {
  text: { label: 'Text', icon: <IconMessage size={16} stroke={1.7} /> },
  interview: { label: 'Schedule', icon: <IconCalendarPlus size={16} stroke={1.7} /> },
  status: { label: 'Status', icon: <IconProgressCheck size={16} stroke={1.7} /> },
}
