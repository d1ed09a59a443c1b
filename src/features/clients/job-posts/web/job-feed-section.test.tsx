import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const closed = { isOn: false, path: null, listed: 8, withoutPlace: 1, withoutCode: 2 }
const world = {
  ...createHealthyServer(createPerson({ adminLevel: 'Admin' })),
  'GET /api/me/organization': () => ({
    name: 'Bright Path ABA',
    requires_two_factor: false,
    counts_culture_fit: true,
    people: 4,
    without: 3,
  }),
}
const section = async () => within(await screen.findByRole('region', { name: 'Job feed' }))

test('an Admin opens the feed, reads what that shows, and copies its address', async () => {
  let now: object = closed
  server.answer({
    ...world,
    'GET /api/me/job-feed': () => now,
    'PUT /api/me/job-feed': ({ body }) => {
      now = { ...closed, ...(body as object), path: '/jobs/bright-path-aba-1a2b3c4d.xml' }
      return { ok: true }
    },
  })
  const { user } = renderApp('/settings?tab=advanced#job-feed')
  const feed = await section()
  expect(await feed.findByText(/It would list 8 active posts\./)).toBeVisible()
  expect(feed.getByText(/1 post is left out: the location is closed or has no city or state\./)).toBeVisible()
  expect(feed.getByText(/2 posts are left out: no active job code leads there/)).toBeVisible()
  expect(feed.getByText(/It shows no costs, notes, or candidates\./)).toBeVisible()
  expect(feed.queryByLabelText('Feed address')).not.toBeInTheDocument()
  await user.click(feed.getByRole('switch', { name: 'Let job boards read our active job posts' }))
  const address = `${window.location.origin}/jobs/bright-path-aba-1a2b3c4d.xml`
  expect(await feed.findByLabelText('Feed address')).toHaveValue(address)
  expect(feed.getByText(/It lists 8 active posts\./)).toBeVisible()
  expect(feed.getByRole('link', { name: 'Open Feed' })).toHaveAttribute('href', address)
  await user.click(feed.getByRole('button', { name: 'Copy' }))
  expect(await feed.findByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(address)
  await user.click(feed.getByRole('switch'))
  expect(await feed.findByText(/It would list/)).toBeVisible()
  expect(feed.queryByLabelText('Feed address')).not.toBeInTheDocument()
})

test('a failed switch shows an error and stays; a failed feed can be loaded again', async () => {
  server.answer({
    ...world,
    'GET /api/me/job-feed': () => refuse('unavailable', 'The service is away.'),
    'PUT /api/me/job-feed': () => refuse('conflict', 'Somebody else just changed this.'),
  })
  const { user } = renderApp('/settings?tab=advanced#job-feed')
  const feed = await section()
  const retry = await feed.findByRole('button', { name: 'Retry' })
  server.answer({ 'GET /api/me/job-feed': () => closed })
  await user.click(retry)
  await user.click(await feed.findByRole('switch'))
  expect(await feed.findByText('Somebody else just changed this.')).toBeVisible()
  expect(feed.getByRole('switch')).not.toBeChecked()
})
