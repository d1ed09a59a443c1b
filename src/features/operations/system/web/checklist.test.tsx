import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const line = (name: string, more: Record<string, unknown>) => ({
  name,
  state: 'ready',
  words: `Words of ${name}.`,
  setting: null,
  opens: null,
  ...more,
})
const checklist = {
  lines: [
    line('Texts', { state: 'missing', setting: 'TEXT_TRANSPORT=twilio or webhook' }),
    line('Two-factor sign-in', { state: 'problem', opens: 'organization' }),
    line('Backup', { state: 'check' }),
    line('Email', { setting: 'SMTP_URL', opens: 'clients' }),
  ],
}
const admin = createPerson({ platform: true, adminLevel: 'Admin' })

test('the checklist shows open lines, with the setting or the way there', async () => {
  server.answer({ ...createHealthyServer(admin), 'GET /api/installation/checklist': () => checklist })
  const { user, path } = renderApp('/settings?tab=production')
  const list = within(await screen.findByRole('region', { name: 'Production checklist' }))
  expect(list.getByRole('heading', { name: '2 of 4 still open' })).toBeVisible()
  expect(list.getByText('TEXT_TRANSPORT=twilio or webhook')).toBeVisible()
  expect(list.getByText('Check manually')).toBeVisible()
  // What is ready needs no way anywhere.
  expect(list.queryByText('SMTP_URL')).not.toBeInTheDocument()
  expect(list.getAllByRole('link')).toHaveLength(1)
  await user.click(list.getByRole('link', { name: 'Open Security' }))
  expect(path()).toBe('/settings?tab=security')
})

test('shows an error for a checklist that fails to load', async () => {
  server.answer({
    ...createHealthyServer(admin),
    'GET /api/installation/checklist': () => refuse('unavailable', 'Not now.'),
  })
  renderApp('/settings?tab=production')
  expect(await screen.findByText('Not now.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('a clinic’s Admin has no such part', async () => {
  server.answer(createHealthyServer(createPerson({ adminLevel: 'Admin' })))
  renderApp('/settings?tab=advanced')
  expect(await screen.findByRole('region', { name: 'API keys' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Production checklist' })).not.toBeInTheDocument()
})

test('outside a demo every screen warns that texts reach no one, and leads the platform’s Admin to the missing settings', async () => {
  const settings = { ...admin.settings, textsReachNobody: true }
  server.answer({ ...createHealthyServer({ ...admin, settings }), 'GET /api/installation/checklist': () => checklist })
  const { user } = renderApp('/settings')
  await waitFor(() => expect(screen.getByText(/Texts go to simulated phones\. No one receives them\./)).toBeVisible())
  await user.click(screen.getByRole('link', { name: 'See What’s Missing for Production' }))
  expect(await screen.findByRole('region', { name: 'Production checklist' })).toBeVisible()
})

test('clinic staff get the same warning, without a link they may not open', async () => {
  const clinic = createPerson()
  server.answer(createHealthyServer({ ...clinic, settings: { ...clinic.settings, textsReachNobody: true } }))
  renderApp('/settings')
  await waitFor(() => expect(screen.getByText(/No one receives them\./)).toBeVisible())
  expect(screen.queryByRole('link', { name: 'See What’s Missing for Production' })).not.toBeInTheDocument()
})
