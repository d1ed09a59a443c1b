import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Alert } from '../../../../ui/alert.tsx'
import { useCan } from '../../../access/sign-in/web/public.ts'

/** Above every screen of an installation that is no demo, as long as its texts reach no one. */
export const NoPhonesBanner = () => {
  const [isPlatform, isAdmin] = [useCan('platform:edit'), useCan('users:manage')]
  return (
    <Alert kind="note">
      Texts go to simulated phones. No one receives them.{' '}
      {isPlatform && isAdmin ? (
        <Anchor
          size="sm"
          underline="always"
          renderRoot={(props) => <Link {...props} to="/settings" search={{ tab: 'advanced' }} hash="production" />}
        >
          See What’s Missing for Production
        </Anchor>
      ) : null}
    </Alert>
  )
}
