import { Anchor } from '@mantine/core'
import { IconChevronLeft } from '@reinforce/icons'
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import css from './profile.module.css'

/** Leads back to where a candidate was opened, with its filters and place; to the directory if the page was opened by its address. */
export const BackLink = () => {
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
