import { Anchor } from '@mantine/core'
import { IconChevronLeft } from '@reinforce/icons'
import { Link, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { getNeighborsBefore } from '../../../../platform/web/panel/page-candidates.ts'
import { PanelWalk } from './panel/panel-walk.tsx'
import css from './profile.module.css'

/** Leads back to where a candidate was opened, with its filters and place; to the directory if the page was opened by its address. */
const BackLink = () => {
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const onClick = (event: MouseEvent) => {
    if (!canGoBack || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    history.back()
  }
  return (
    <Anchor
      size="sm"
      className={css.back}
      renderRoot={(props) => <Link {...props} to="/candidate-directory" onClick={onClick} />}
    >
      <IconChevronLeft size={16} stroke={1.7} aria-hidden />
      {canGoBack ? 'Back' : 'Candidate Directory'}
    </Anchor>
  )
}

/** The way back, and through the list from which the page was opened: the open tab stays, and Back still leads to the list. */
export const WayThrough = ({ id }: { id: string }) => {
  const navigate = useNavigate()
  return (
    <div className={css.way}>
      <BackLink />
      <PanelWalk
        neighbors={getNeighborsBefore(id)}
        dialogs={0}
        onGo={(candidateId) =>
          void navigate({
            to: '/candidate/$candidateId',
            params: { candidateId },
            search: (now: object) => ({ ...now, dialog: undefined }),
            replace: true,
          })
        }
      />
    </div>
  )
}
