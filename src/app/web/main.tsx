import '@mantine/core/styles.layer.css'
import './global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createSession } from '../../features/access/sign-in/web/session.ts'
import { whenSignedOut } from '../../platform/web/call.ts'
import { dropCarried } from '../../platform/web/carried/carried-answers.ts'
import { forgetPerson } from '../../platform/web/forget-person.ts'
import { createQueryClient } from '../../platform/web/query-client.ts'
import { ignoreSecondClicks } from '../../platform/web/second-clicks.ts'
import { tellTimeZone } from '../../platform/web/time-zone.ts'
import { App } from './app.tsx'
import { createAppRouter } from './router.tsx'

const queryClient = createQueryClient()
const clearCaches = () => {
  queryClient.clear()
  dropCarried()
  forgetPerson()
}
const session = createSession({ clearCaches })
whenSignedOut(session.expire)
ignoreSecondClicks(document)
tellTimeZone()

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')
createRoot(root).render(
  <StrictMode>
    <App session={session} queryClient={queryClient} router={createAppRouter({ session, queryClient })} />
  </StrictMode>,
)
