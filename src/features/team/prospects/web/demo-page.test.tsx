import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()

test('anyone who corrects mistakes in the demo form uses up no request', async () => {
  server.answer({ ...createHealthyServer(null), 'POST /api/demo-requests': () => ({ ok: true }) })
  const { user } = renderApp('/demo')
  expect(await screen.findByText(/30 minutes/)).toBeVisible()
  const send = screen.getByRole('button', { name: 'Request a Demo' })
  await user.click(send)
  expect(await screen.findByText('Enter your clinic’s name.')).toBeVisible()
  expect(screen.getByText('Enter an email address or a phone number.')).toBeVisible()
  await user.type(screen.getByLabelText(/Your clinic/), 'Kite ABA')
  await user.type(screen.getByLabelText(/Your name/), 'Kim Lee')
  await user.type(screen.getByLabelText('Email'), 'kim@')
  await user.click(send)
  expect(await screen.findByText('This is not an email address. Write it like ana@example.com.')).toBeVisible()
  await user.clear(screen.getByLabelText('Email'))
  await user.type(screen.getByLabelText('Phone'), 'call me')
  await user.click(send)
  expect(await screen.findByText('This is not a phone number.')).toBeVisible()
  expect(server.times('POST', '/api/demo-requests')).toBe(0)
  await user.clear(screen.getByLabelText('Phone'))
  await user.type(screen.getByLabelText('Email'), 'kim@kite.test')
  await user.click(send)
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeVisible()
  expect(server.times('POST', '/api/demo-requests')).toBe(1)
})
