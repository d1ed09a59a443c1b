import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const event = (n: number, more: object = {}) => ({
  id: toId(n),
  at: '2026-11-20T15:00:00Z',
  name: 'user.levelChanged',
  who: 'Dana Whitfield',
  organization: 'Bright Path ABA',
  about: toId(70),
  candidate: null,
  aboutName: 'Riley Adams',
  before: { admin_level: null },
  after: { admin_level: 'Manager' },
  sentence: 'Changed an admin level',
  changes: ['Admin level: – → Manager'],
  ...more,
})
const world = (items: object[]) => ({
  ...createHealthyServer(createPerson({ adminLevel: 'Admin' })),
  'GET /api/activity': () => ({ items, next: null }),
  'GET /api/record-check': () => ({
    state: 'none',
    isChecking: false,
    checkedAt: null,
    events: 0,
    erased: 0,
    waiting: 0,
    head: null,
    faults: [],
  }),
  'GET /api/activity/choices': () => ({ people: [{ id: toId(5), name: 'Dana Whitfield' }], organizations: [] }),
})
const asked = () => server.asked.findLast(({ path }) => path === '/api/activity')?.query

test('lists events in words, with person and subject; the filters are in the URL and in the CSV', async () => {
  server.answer(
    world([
      event(1),
      event(2, { name: 'resume.viewed', sentence: 'Viewed a resume', changes: [], about: null, aboutName: null }),
    ]),
  )
  const { user, path } = renderApp('/activity')
  expect(await screen.findByText('Changed an admin level')).toBeInTheDocument()
  expect(screen.getByText('Admin level: – → Manager')).toBeInTheDocument()
  expect(screen.getByText('Viewed a resume')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Only activity about Riley Adams' }))
  await waitFor(() => expect(asked()?.get('about')).toBe(toId(70)))
  await user.click(screen.getByRole('button', { name: 'Filter (1)' }))
  await user.click(await screen.findByRole('combobox', { name: 'Who' }))
  await user.click(await screen.findByRole('option', { name: 'Dana Whitfield' }))
  await waitFor(() => expect(path()).toContain(`who=${toId(5)}`))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('link', { name: 'CSV' })).toHaveAttribute(
    'href',
    expect.stringContaining(`about=${toId(70)}`),
  )
  await user.click(screen.getByRole('button', { name: 'Remove filter One record only' }))
  await waitFor(() => expect(asked()?.get('about')).toBeNull())
})

test('tells people who are no Admin which person to ask', async () => {
  server.answer(createHealthyServer(createPerson()))
  renderApp('/activity')
  expect(await screen.findByText('Only Admins can view activity')).toBeInTheDocument()
  expect(server.times('GET', '/api/activity')).toBe(0)
})
