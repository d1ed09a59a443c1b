import { Button, Menu } from '@mantine/core'
import {
  IconActivity,
  IconArchive,
  IconArrowMerge,
  IconBuildingHospital,
  IconCalendarPlus,
  IconCalendarTime,
  IconDots,
  IconFileZip,
  IconGavel,
  IconListDetails,
  IconLock,
  IconPencil,
  IconShare,
  IconTrash,
} from '@reinforce/icons'
import { Link } from '@tanstack/react-router'
import { useMenuFocus } from '../../../../ui/use-menu-focus.ts'
import { useCan } from '../../../access/sign-in/web/public.ts'
import type { ProfileDialog } from './profile-search.ts'

type MoreActionsProps = { id: string; scheduler: boolean; onOpen: (what: ProfileDialog) => void }

/** Menu of rarely used actions for a candidate. */
export const MoreActions = ({ id, scheduler, onOpen }: MoreActionsProps) => {
  const { button, backThen } = useMenuFocus()
  const maySeeActivity = useCan('users:manage')
  const mayOffer = useCan('platform:edit')
  const mayExport = useCan('records:export')
  const mayHold = useCan('records:hold')
  const item = (what: ProfileDialog) => ({ onClick: backThen(() => onOpen(what)) })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button ref={button} variant="default" leftSection={<IconDots size={16} stroke={1.7} />}>
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} />} {...item('edit')}>
          Edit
        </Menu.Item>
        <Menu.Item leftSection={<IconCalendarTime size={16} />} {...item('follow-up')}>
          Owner and Follow-up
        </Menu.Item>
        {scheduler ? (
          <Menu.Item leftSection={<IconCalendarPlus size={16} />} {...item('scheduler')}>
            Auto Scheduler
          </Menu.Item>
        ) : null}
        <Menu.Item leftSection={<IconShare size={16} />} {...item('share')}>
          Share Read-Only Link
        </Menu.Item>
        <Menu.Item leftSection={<IconListDetails size={16} />} {...item('explanation')}>
          Explain the Score
        </Menu.Item>
        {mayExport ? (
          <>
            <Menu.Item leftSection={<IconFileZip size={16} />} {...item('everything')}>
              Everything on File
            </Menu.Item>
            <Menu.Item leftSection={<IconGavel size={16} />} {...item('decision')}>
              Decision Record
            </Menu.Item>
          </>
        ) : null}
        <Menu.Item leftSection={<IconArrowMerge size={16} />} {...item('merge')}>
          Merge With Duplicate
        </Menu.Item>
        {mayOffer ? (
          <Menu.Item leftSection={<IconBuildingHospital size={16} />} {...item('offer')}>
            Refer to Another Clinic…
          </Menu.Item>
        ) : null}
        {maySeeActivity ? (
          <Menu.Item
            leftSection={<IconActivity size={16} />}
            renderRoot={(props) => <Link {...props} to="/activity" search={{ about: id }} />}
          >
            Activity
          </Menu.Item>
        ) : null}
        <Menu.Item leftSection={<IconArchive size={16} />} {...item('archive')}>
          Archive
        </Menu.Item>
        {mayHold ? (
          <Menu.Item leftSection={<IconLock size={16} />} {...item('hold')}>
            Legal Hold
          </Menu.Item>
        ) : null}
        <Menu.Item color="red" leftSection={<IconTrash size={16} />} {...item('erasure')}>
          Delete on Request
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
