import { createFileRoute, redirect } from '@tanstack/react-router'
import { readReturnPath } from '../../../features/access/sign-in/web/read-return-path.ts'
import { panelSearch } from '../../../platform/web/panel/panel-search.ts'
import { Console } from '../shell/console.tsx'

/** Everything behind sign-in. Who chose to leave starts afresh; who was signed out comes back to the same page. */
export const Route = createFileRoute('/_console')({
  validateSearch: panelSearch,
  beforeLoad: ({ context, location }) => {
    const state = context.session.state()
    if (state.status === 'signed-in') return
    const wanted = state.status === 'signed-out' && state.why === 'left' ? null : readReturnPath(location.href)
    throw redirect({ to: '/login', search: wanted ? { redirect: wanted } : {} })
  },
  component: Console,
})
