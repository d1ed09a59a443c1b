import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const steps = {
  code: true,
  post: false,
  candidate: false,
  colleague: true,
  hours: false,
  screening: true,
  text: false,
}
const whole = { ...steps, post: true, hours: true }

test('platform staff see which clients have no one yet, and what each still needs', async () => {
  server.answer({
    ...createHealthyServer(createPerson({ platform: true, adminLevel: 'Admin' })),
    'GET /api/onboarding/drafts': () => ({ drafts: [] }),
    'GET /api/first-steps/clients': () => ({
      total: 2,
      clients: [
        { id: toId(7), name: 'Day One ABA', steps },
        { id: toId(8), name: 'Ready ABA', steps: whole },
      ],
    }),
  })
  renderApp('/client-onboarding')
  const list = within(await screen.findByRole('region', { name: 'Get a Client Live' }))
  expect(list.getByText('2 clients have no candidates yet.')).toBeVisible()
  expect(list.getByRole('link', { name: 'Day One ABA' })).toHaveAttribute('href', `/organization/${toId(7)}`)
  expect(list.getByText('Still needs an active job post, booking hours.')).toBeVisible()
  expect(list.getByText('Ready. Share its job codes.')).toBeVisible()
})

test('a clinic is not asked about clients', async () => {
  server.answer({ ...createHealthyServer(createPerson()), 'GET /api/onboarding/drafts': () => ({ drafts: [] }) })
  renderApp('/client-onboarding')
  await screen.findByRole('heading', { name: 'Client Onboarding' })
  expect(screen.queryByRole('region', { name: 'Get a Client Live' })).not.toBeInTheDocument()
  expect(server.times('GET', '/api/first-steps/clients')).toBe(0)
})
