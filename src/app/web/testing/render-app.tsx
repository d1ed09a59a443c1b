import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { createSession } from '../../../features/access/sign-in/web/session.ts'
import { onSignedOut } from '../../../platform/web/call.ts'
import { ignoreDoubleClicks } from '../../../platform/web/double-clicks.ts'
import { createQueryClient } from '../../../platform/web/query-client.ts'
import { App } from '../app.tsx'
import { createAppRouter } from '../router.tsx'

/** The whole console at an address, against whatever the fake server answers. */
export const renderApp = (path: string) => {
  const queryClient = createQueryClient()
  const session = createSession({ clearCaches: () => queryClient.clear() })
  onSignedOut(session.expire)
  onTestFinished(ignoreDoubleClicks(document))
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter({ session, queryClient }, history)
  render(<App session={session} queryClient={queryClient} router={router} env="test" />)
  return { user: userEvent.setup(), router, session, queryClient, path: () => router.state.location.href }
}
