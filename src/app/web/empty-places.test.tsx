import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Me } from '../../features/access/sign-in/contract/sign-in.ts'
import { fakeServer } from '../../platform/web/testing/fake-server.ts'
import { details } from './testing/clients.ts'
import { createProfile } from './testing/create-profile.ts'
import { createShelf } from './testing/document-shelf.ts'
import { renderApp } from './testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from './testing/world.ts'

const server = fakeServer()
const one = createCandidate(1)
const api = `/api/candidates/${one.id}`
const nobodySaidAnything = {
  thread: null,
  entries: [],
  before: null,
  draft: null,
  prefersSpanish: false,
  candidateId: one.id,
}
const noReports = {
  totals: { rows: 0, amount: 0, fee: 0, net: 0, clients: 0 },
  paidInvoices: { rows: 0, amount: 0 },
  flags: { duplicates: 0, fee: 0, unmatched: 0, both: 0 },
  trend: [],
  average: { value: 0, months: [] },
}
const none = {
  ...createShelf([]),
  'GET /api/imports': () => ({ imports: [] }),
  'GET /api/mailbox': () => ({ rows: [] }),
  [`GET ${api}/profile`]: () => createProfile(1),
  [`GET ${api}/notes`]: () => ({ notes: [] }),
  [`GET ${api}/texts`]: () => nobodySaidAnything,
  [`GET ${api}/interviews`]: () => ({ rows: [], offers: [] }),
  'GET /api/job-codes': () => ({ rows: [], total: 0 }),
  'GET /api/job-posts/tracker': () => ({ rows: [], total: 0, counts: { good: 0, warning: 0, alert: 0 } }),
  'GET /api/onboarding/drafts': () => ({ drafts: [] }),
  'GET /api/resumes': () => ({ rows: [], page: 1, hasMore: false }),
  'GET /api/finance/reports': () => noReports,
  'GET /api/finance/report-rows': () => ({ rows: [], total: 0 }),
  'GET /api/simulator/texts': () => ({ phones: [], total: 0, clock: 0, coming: 0 }),
  'GET /api/outgoing-webhooks': () => ({ rows: [] }),
  'GET /api/api-keys': () => ({ rows: [] }),
  [`GET /api/organizations/${toId(2)}`]: () => ({ ...details, locations: [] }),
}
const reader = { ...createPerson(), can: createPerson().can.filter((right) => right !== 'candidates:edit') }
const admin = createPerson({ adminLevel: 'Admin' })
const platform = createPerson({ platform: true, adminLevel: 'Admin' })
const open = (address: string, me: Me) => {
  const of = { ...me, settings: { ...me.settings, mailbox: true } }
  const { 'GET /api/auth/session': session } = createHealthyServer(of)
  server.answer({ ...none, 'GET /api/auth/session': session })
  return renderApp(address)
}
test.each([
  ['/imports', 'No imports yet.', 'Choose a File', admin],
  ['/mailbox', 'No emails yet.', 'Invite a Person', admin],
  ['/mailbox', 'No emails yet.', 'Open the Candidate Directory', createPerson()],
  [`/candidate/${one.id}?tab=notes`, 'No notes yet.', 'Write the First Note', createPerson()],
  [`/candidate/${one.id}?tab=interviews`, 'No interviews yet.', 'Schedule Interview', createPerson()],
  ['/active-job-codes', 'No codes yet – finish Client Onboarding.', 'Open Client Onboarding', createPerson()],
  ['/job-post-tracker', 'No active job posts.', 'Add the First Job Post', createPerson()],
  ['/client-onboarding', 'No onboarding in progress.', 'Start with an Organization', platform],
  ['/client-onboarding', 'No onboarding in progress.', 'Start with a Location', createPerson()],
  ['/resumes', 'No resumes yet.', 'Open the Candidate Directory', createPerson()],
  ['/resumes?q=xyz', 'No resumes match.', 'Clear Search and Filters', createPerson()],
  ['/performance-report?month=2026-06', 'No reports yet.', 'Add a Report', platform],
  ['/performance-report?month=2026-06', 'No reports for June 2026.', 'Add the First Report', platform],
  ['/performance-report?month=2026-06', 'No reports for June 2026.', 'Show May 2026', admin],
  ['/simulator?q=xyz', 'No phone matches', 'Clear Search', createPerson()],
  ['/documents', 'No documents yet.', 'Upload the First', createPerson()],
  ['/documents?shelf=candidates', 'No candidate files yet.', 'Open the Candidate Directory', createPerson()],
  ['/documents?shelf=trash', 'The trash is empty.', 'Show the Folders', createPerson()],
  [`/organization/${toId(2)}?tab=locations`, 'No locations yet.', 'Add the First Location', platform],
])('%s says “%s” and offers “%s”', async (address, title, step, me) => {
  open(address, me)
  const place = (await screen.findByText(title)).parentElement ?? document.body
  expect(place.querySelector('svg')).toBeInTheDocument()
  const steps = [...within(place).queryAllByRole('button'), ...within(place).queryAllByRole('link')]
  expect(steps.map((one) => one.textContent)).toEqual([step])
})

test('anyone who may not write notes is offered none, and reads that there are none', async () => {
  open(`/candidate/${one.id}?tab=notes`, reader)
  const place = (await screen.findByText('No notes yet.')).parentElement ?? document.body
  expect(within(place).queryByRole('button')).not.toBeInTheDocument()
})

test('the first note is written where the button leads', async () => {
  const { user } = open(`/candidate/${one.id}?tab=notes`, createPerson())
  await user.click(await screen.findByRole('button', { name: 'Write the First Note' }))
  expect(screen.getByRole('textbox', { name: 'New note' })).toHaveFocus()
})

test('the first words to a candidate are written right below the empty place', async () => {
  open(`/candidate/${one.id}?tab=messages`, createPerson())
  const place = (await screen.findByText('Nothing here yet')).parentElement ?? document.body
  expect(within(place).queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeVisible()
})

test('the first job post is added where the button leads', async () => {
  const { user, path } = open('/job-post-tracker', createPerson())
  await user.click(await screen.findByRole('button', { name: 'Add the First Job Post' }))
  await waitFor(() => expect(path()).toContain('dialog=add'))
})
