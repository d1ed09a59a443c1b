import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const open = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Show 3 Tips' }))
  return within(await screen.findByRole('region', { name: 'Tips' }))
}

test('a new user opens three tips, reads one after another, and the last dismisses them for good', async () => {
  const newcomer = { ...createPerson(), tips: true }
  const world = createHealthyServer(newcomer)
  server.answer({
    ...world,
    'POST /api/me/tips/end': () => {
      server.answer({ 'GET /api/auth/session': () => ({ ...world['GET /api/auth/session'](), me: createPerson() }) })
      return { ok: true }
    },
  })
  const { user } = renderApp('/')
  const tips = await open(user)
  expect(tips.getByText('Tip 1 of 3')).toBeVisible()
  await user.click(tips.getByRole('button', { name: 'Next' }))
  await user.click(tips.getByRole('button', { name: 'Next' }))
  expect(tips.getByText('Tip 3 of 3')).toBeVisible()
  expect(tips.queryByRole('button', { name: 'Dismiss tips' })).not.toBeInTheDocument()
  await user.click(tips.getByRole('button', { name: 'Got it' }))
  await expect.poll(() => screen.queryByRole('region', { name: 'Tips' })).toBeNull()
})

test('tips that cannot be dismissed stay and show an error', async () => {
  server.answer({
    ...createHealthyServer({ ...createPerson(), tips: true }),
    'POST /api/me/tips/end': () => refuse('unavailable', 'Down'),
  })
  const { user } = renderApp('/')
  const tips = await open(user)
  await user.click(tips.getByRole('button', { name: 'Dismiss tips' }))
  expect(await tips.findByText('Couldn’t dismiss the tips. Try again.')).toBeVisible()
})

test('an experienced user sees no tips', async () => {
  server.answer(createHealthyServer(createPerson()))
  renderApp('/')
  await screen.findByRole('region', { name: 'Needs attention' })
  expect(screen.queryByRole('button', { name: 'Show 3 Tips' })).not.toBeInTheDocument()
})
