import { createFileRoute, redirect } from '@tanstack/react-router'
import { SystemPage } from '../../../../features/operations/system/web/system/system-page.tsx'
import type { RouterContext } from '../../router-context.ts'

/**
 * Sends anyone but an Admin of the platform back to the dashboard with the reason. The server refuses the data as well.
 */
const needPlatformAdmin = ({ session }: RouterContext) => {
  const state = session.state()
  if (state.status !== 'signed-in') return
  const { can } = state.me
  if (can.includes('platform:edit') && can.includes('users:manage')) return
  void import('../../../../ui/notice/show-toast.ts').then(({ showToast }) =>
    showToast('Only platform Admins can view System.'),
  )
  throw redirect({ to: '/', replace: true })
}

export const Route = createFileRoute('/_console/system')({
  beforeLoad: ({ context }) => needPlatformAdmin(context),
  component: SystemPage,
})
