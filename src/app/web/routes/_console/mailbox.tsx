import { createFileRoute, redirect } from '@tanstack/react-router'
import { MailboxPage } from '../../../../features/access/email/web/mailbox-page.tsx'

export const Route = createFileRoute('/_console/mailbox')({
  beforeLoad: ({ context }) => {
    const state = context.session.state()
    if (state.status === 'signed-in' && !state.me.settings.mailbox) throw redirect({ to: '/', replace: true })
  },
  component: MailboxPage,
})
