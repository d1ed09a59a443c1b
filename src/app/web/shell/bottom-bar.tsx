import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconCalendarEvent, IconClipboardList, IconLayoutDashboard, IconMenu2, IconMessages } from '@reinforce/icons'
import { Link, type LinkOptions, useLocation } from '@tanstack/react-router'
import css from './bottom-bar.module.css'
import type { Counts } from './sidebar-counts.tsx'

type Place = { label: string; Icon: typeof IconMenu2; link: LinkOptions; isReview?: true; counts?: string }

const places: readonly Place[] = [
  { label: 'Today', Icon: IconLayoutDashboard, link: { to: '/' } },
  {
    label: 'Review',
    Icon: IconClipboardList,
    link: { to: '/candidate-directory', search: { view: 'review' } },
    isReview: true,
  },
  { label: 'Messages', Icon: IconMessages, link: { to: '/messages' }, counts: 'unread' },
  { label: 'Calendar', Icon: IconCalendarEvent, link: { to: '/interviews' }, counts: 'booked by candidates' },
]

type BottomBarProps = { unread: Counts; onMore: () => void }

/** The pages of the day at the bottom edge of a phone, and the menu with all others. */
export const BottomBar = ({ unread, onMore }: BottomBarProps) => {
  const path = useLocation({ select: ({ pathname }) => pathname })
  // The review fills the screen, so the directory is one of the other pages, as a candidate's page is.
  const current = places.find(({ link, isReview }) => path === link.to && !isReview)
  return (
    <nav className={css.bar} aria-label="Daily pages">
      {places.map((place) => {
        const { label, Icon, link, counts } = place
        const waiting = (link.to === '/messages' || link.to === '/interviews' ? unread[link.to] : 0) ?? 0
        return (
          <Link key={label} {...link} className={css.item} aria-current={place === current ? 'page' : undefined}>
            <Icon size={22} stroke={1.7} aria-hidden />
            <span>{label}</span>
            {waiting > 0 ? (
              <>
                <span className={css.dot} />
                <VisuallyHidden>
                  , {waiting} {counts}
                </VisuallyHidden>
              </>
            ) : null}
          </Link>
        )
      })}
      <UnstyledButton
        className={css.item}
        aria-label="More pages"
        aria-haspopup="dialog"
        aria-current={current ? undefined : 'true'}
        onClick={onMore}
      >
        <IconMenu2 size={22} stroke={1.7} aria-hidden />
        <span>More</span>
      </UnstyledButton>
    </nav>
  )
}
