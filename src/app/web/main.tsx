import '@mantine/core/styles.layer.css'
import './global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createSession } from '../../features/access/sign-in/web/session.ts'
import { onSignedOut } from '../../platform/web/call.ts'
import { clearPrefetched } from '../../platform/web/carried/prefetched.ts'
import { clearUserData } from '../../platform/web/clear-user-data.ts'
import { ignoreDoubleClicks } from '../../platform/web/double-clicks.ts'
import { createQueryClient } from '../../platform/web/query-client.ts'
import { tellTimeZone } from '../../platform/web/time-zone.ts'
import { App } from './app.tsx'
import { createAppRouter } from './router.tsx'

const queryClient = createQueryClient()
const clearCaches = () => {
  queryClient.clear()
  clearPrefetched()
  clearUserData()
}
const session = createSession({ clearCaches })
onSignedOut(session.expire)
ignoreDoubleClicks(document)
tellTimeZone()

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')
const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <App session={session} queryClient={queryClient} router={createAppRouter({ session, queryClient })} />
    </StrictMode>,
  )
// A task of its own: all code has just run in one.
setTimeout(draw)
