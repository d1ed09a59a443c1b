import { Button, CloseButton, Text, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useAuth } from '../../../access/sign-in/web/public.ts'
import { useEndTips } from '../../../team/users/web/public.ts'
import css from './dashboard-page.module.css'

const tips = [
  'Review shows new candidates one by one with their resume. Decide with one key or a swipe.',
  'Click a name on any page to see the score and reasons, resume, and conversation. J and K go to the next and previous candidate.',
  'Press Ctrl K or the magnifier above to find anyone by name, number, or email.',
]

type TipsButtonProps = { isOpen: boolean; onToggle: () => void }

/** Offers the tips, quietly. */
export const TipsButton = ({ isOpen, onToggle }: TipsButtonProps) => (
  <UnstyledButton className={css.tipsButton} aria-expanded={isOpen} onClick={onToggle}>
    {isOpen ? 'Hide Tips' : `Show ${tips.length} Tips`}
  </UnstyledButton>
)

/** Tips for new users about less visible features, one line at a time. Once dismissed, they stay away. */
export const Tips = () => {
  const { session } = useAuth()
  const [at, setAt] = useState(0)
  const end = useEndTips()
  const putAway = () => end.mutate({}, { onSuccess: () => void session.refresh() })
  const isLast = at === tips.length - 1
  return (
    <section className={css.tips} aria-label="Tips">
      <Text size="sm" className={css.tip} aria-live="polite">
        <b>
          Tip {at + 1} of {tips.length}
        </b>{' '}
        {end.isError ? 'Couldn’t dismiss the tips. Try again.' : tips[at]}
      </Text>
      <Button
        size="compact-sm"
        variant="default"
        loading={end.isPending}
        onClick={isLast ? putAway : () => setAt(at + 1)}
      >
        {isLast ? 'Got it' : 'Next'}
      </Button>
      {isLast ? null : <CloseButton aria-label="Dismiss tips" disabled={end.isPending} onClick={putAway} />}
    </section>
  )
}
