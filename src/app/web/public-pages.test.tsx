import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, refuse } from '../../platform/web/testing/fake-server.ts'
import { renderApp } from './testing/render-app.tsx'
import { createHealthyServer } from './testing/world.ts'

const server = fakeServer()
test('a demo request keeps what was typed when it is refused, then thanks', async () => {
  server.answer({
    ...createHealthyServer(null),
    'POST /api/demo-requests': () => refuse('invalid', 'Please check the fields.', { name: 'Enter your full name' }),
  })
  const { user } = renderApp('/demo')
  await user.type(await screen.findByLabelText(/Your clinic/), 'Sunrise ABA')
  await user.click(screen.getByRole('button', { name: 'Request a Demo' }))
  // What the form itself sees costs no call.
  expect(await screen.findByText('Enter your name.')).toBeVisible()
  expect(server.times('POST', '/api/demo-requests')).toBe(0)
  await user.type(screen.getByLabelText(/Your name/), 'Marta Quinn')
  await user.type(screen.getByLabelText(/mail/), 'marta@sunrise.test')
  await user.click(screen.getByRole('button', { name: 'Request a Demo' }))
  expect(await screen.findByText('Enter your full name')).toBeVisible()
  expect(screen.getByLabelText(/Your clinic/)).toHaveValue('Sunrise ABA')
  server.answer({ 'POST /api/demo-requests': () => ({ ok: true }) })
  await user.click(screen.getByRole('button', { name: 'Request a Demo' }))
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeVisible()
})
