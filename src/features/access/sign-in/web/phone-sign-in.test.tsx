import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()

test('a person with only a phone number signs in with it; a wrong one has one sentence; a second factor is required', async () => {
  server.answer({ ...createHealthyServer(null), 'POST /api/auth/sign-in/phone': () => refuse('too-many', 'Slow down') })
  const { user, path } = renderApp('/candidate-directory?page=2')
  await user.click(await screen.findByRole('link', { name: 'Sign in with a phone number' }))
  const phone = await screen.findByLabelText('Phone number')
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
  await user.type(phone, '(512) 555-0147')
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'wrong{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid phone number or password')
  server.answer({ 'POST /api/auth/sign-in/phone': () => ({ challenge: 'one' }) })
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await user.type(await screen.findByLabelText('Code'), '123456')
  expect(server.asked.findLast(({ path: asked }) => asked === '/api/auth/sign-in/phone')?.body).toEqual({
    phone: '(512) 555-0147',
    password: 'wrong',
  })
  server.answer({
    ...createHealthyServer(createPerson()),
    'POST /api/auth/sign-in/second-factor': () => createPerson(),
  })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('heading', { name: 'Candidate Directory' })).toBeVisible()
  expect(path()).toBe('/candidate-directory?page=2')
})

test('without a second factor a phone number leads in, and the way back to email is there', async () => {
  server.answer(createHealthyServer(null))
  const { user, path } = renderApp('/login?with=phone')
  await user.click(await screen.findByRole('link', { name: 'Sign in with email' }))
  expect(await screen.findByLabelText('Email')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Sign in with a phone number' }))
  await user.type(await screen.findByLabelText('Phone number'), '5125550147')
  server.answer({ ...createHealthyServer(createPerson()), 'POST /api/auth/sign-in/phone': () => createPerson() })
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'right-one{Enter}')
  expect(await screen.findByRole('heading', { name: 'Welcome, Priya' })).toBeVisible()
  await waitFor(() => expect(path()).toBe('/'))
})

test('names a helper for people who ask for a new password with a phone number alone', async () => {
  server.answer(createHealthyServer(null))
  renderApp('/reset')
  expect(
    await screen.findByText('Do you sign in with a phone number? Ask an Admin of your organization for a link.'),
  ).toBeVisible()
})
