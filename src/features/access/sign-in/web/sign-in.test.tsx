import { cleanup, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'
import { useAuth } from './auth-provider.tsx'

const server = fakeServer()

const Outside = () => <>{useAuth().me?.user.email}</>

const signInAs = async (user: ReturnType<typeof renderApp>['user'], password: string) => {
  await user.type(await screen.findByLabelText('Email'), 'priya@example.test')
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), `${password}{Enter}`)
}

test('the login page has its title, subtitle, version label and the link to a demo', async () => {
  server.answer(createHealthyServer(null))
  renderApp('/login')
  expect(await screen.findByRole('heading', { name: 'Dashboard Login' })).toBeVisible()
  expect(screen.getByText('Sign in with your user credentials')).toBeVisible()
  expect(screen.getByText(/5\.00\.01/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Schedule a demo' })).toHaveAttribute('href', '/demo')
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn')
  expect(screen.queryByText(/reinforce-demo/)).not.toBeInTheDocument()
})

test('every failure at sign-in has the same sentence', async () => {
  server.answer({ ...createHealthyServer(null), 'POST /api/auth/sign-in/email': () => refuse('too-many', 'Slow down') })
  const { user } = renderApp('/login')
  await signInAs(user, 'wrong')
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password')
})

test('the form offers an emailed link where it helps, and the link makes the browser known', async () => {
  const says = 'Someone tried many wrong passwords on this account.'
  server.answer({
    ...createHealthyServer(null),
    'POST /api/auth/sign-in/email': () => refuse('too-many', says, {}, { deviceLink: true }),
    'POST /api/auth/sign-in/device': () => ({ ok: true }),
  })
  const { user } = renderApp('/login?device=a.1.b')
  expect(await screen.findByText('We recognize this browser now. Sign in.')).toBeVisible()
  expect(server.asked.find(({ path }) => path === '/api/auth/sign-in/device')?.body).toEqual({ token: 'a.1.b' })
  await signInAs(user, 'right')
  expect(await screen.findByRole('alert')).toHaveTextContent(says)
})

test('reports a link that no longer works above the form', async () => {
  server.answer({
    ...createHealthyServer(null),
    'POST /api/auth/sign-in/device': () => refuse('not-found', 'This link does not work any more.'),
  })
  renderApp('/login?device=old')
  expect(await screen.findByText('This link does not work any more.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('signing in opens the page that was wanted', async () => {
  server.answer({ ...createHealthyServer(null), 'POST /api/auth/sign-in/email': () => createPerson() })
  const { user, path } = renderApp('/candidate-directory?page=2')
  await signInAs(user, 'right')
  expect(await screen.findByRole('heading', { name: 'Candidate Directory' })).toBeVisible()
  expect(path()).toBe('/candidate-directory?page=2')
})

test('an address of another site is not opened after signing in', async () => {
  server.answer({ ...createHealthyServer(null), 'POST /api/auth/sign-in/email': () => createPerson() })
  const { user, path } = renderApp('/login?redirect=%2F%2Fevil.example')
  await signInAs(user, 'right')
  expect(await screen.findByRole('heading', { name: 'Welcome, Priya' })).toBeVisible()
  expect(path()).toBe('/')
})

test.each(['/login', '/no/such/page'])('who is signed in and opens %s comes to the dashboard', async (wanted) => {
  server.answer(createHealthyServer(createPerson()))
  const { path } = renderApp(wanted)
  expect(await screen.findByRole('heading', { name: 'Welcome, Priya' })).toBeVisible()
  expect(path()).toBe('/')
})

test('a failed profile fetch is tried once more before the person counts as signed out', async () => {
  let tries = 0
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/auth/session': () => {
      tries += 1
      return tries === 1
        ? refuse('unavailable', 'Later')
        : createHealthyServer(createPerson())['GET /api/auth/session']()
    },
  })
  renderApp('/')
  expect(await screen.findByRole('heading', { name: 'Welcome, Priya' })).toBeVisible()
  expect(tries).toBe(2)
})

test('signing out leads to the login page and forgets everything', async () => {
  server.answer(createHealthyServer(createPerson()))
  const { user, queryClient } = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'User menu of Priya Natarajan' }))
  expect(screen.getByText('Software version 5.01')).toBeInTheDocument()
  await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }))
  expect(await screen.findByRole('heading', { name: 'Dashboard Login' })).toBeVisible()
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

test('a sign-out that fails shows an error and keeps the person signed in', async () => {
  server.answer({
    ...createHealthyServer(createPerson()),
    'POST /api/auth/sign-out': () => refuse('unavailable', 'No'),
  })
  const { user } = renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'User menu of Priya Natarajan' }))
  await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }))
  expect(await screen.findByText('Failed to sign out. Please try again or refresh the page.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Welcome, Priya' })).toBeVisible()
})

test('a session that ended on the server ends here too', async () => {
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/job-posts/tracker': () => refuse('signed-out', 'Sign in to continue.'),
  })
  const { path } = renderApp('/job-post-tracker')
  expect(await screen.findByRole('heading', { name: 'Dashboard Login' })).toBeVisible()
  expect(screen.getByText('You were signed out. Sign in to pick up where you left off.')).toBeVisible()
  expect(path()).toBe('/login?redirect=%2Fjob-post-tracker')
})

test('the authentication context outside its provider raises its error', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Outside />)).toThrow('useAuth must be used within an AuthProvider')
  quiet.mockRestore()
})

test('a second factor needs the code; a wrong one shows an error, a recovery code works as well', async () => {
  server.answer({
    ...createHealthyServer(null),
    'POST /api/auth/sign-in/email': () => ({ challenge: 'abc' }),
    'POST /api/auth/sign-in/second-factor': () =>
      refuse('invalid', 'This code is wrong.', { code: 'This code is wrong.' }),
  })
  const { user } = renderApp('/login')
  await signInAs(user, 'right')
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong.')
  await user.click(screen.getByRole('button', { name: 'Use Recovery Code' }))
  server.answer({ 'POST /api/auth/sign-in/second-factor': () => createPerson() })
  await user.type(screen.getByLabelText('Recovery code'), 'abcde-fghij{Enter}')
  expect(await screen.findByRole('heading', { name: 'Welcome, Priya' })).toBeVisible()
  expect(server.asked.findLast(({ path }) => path.endsWith('second-factor'))?.body).toEqual({
    challenge: 'abc',
    code: 'abcde-fghij',
  })
})

test('a provider’s button is there where the server has one, and its answer signs in or is explained', async () => {
  const boot = { scheduleDemoUrl: '/demo', demoSignIns: false, demoBanner: false, sendsMail: true, passwordMin: 6 }
  const sentence = 'No one here signs in with this Google address.'
  server.answer({
    ...createHealthyServer(null),
    'GET /api/auth/session': () => ({ me: null, public: { ...boot, providers: ['google'] } }),
    'POST /api/auth/sign-in/provider/finish': () => refuse('forbidden', sentence),
  })
  renderApp('/login')
  expect(await screen.findByRole('button', { name: 'Sign in with Google' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Sign in with Microsoft' })).not.toBeInTheDocument()
  cleanup()
  renderApp('/login/google?code=abc&state=def')
  expect(await screen.findByText(sentence)).toBeVisible()
  cleanup()
  server.answer({ 'POST /api/auth/sign-in/provider/finish': () => createPerson() })
  renderApp('/login/google?code=abc&state=def')
  expect(await screen.findByRole('heading', { name: 'Welcome, Priya' })).toBeVisible()
  expect(server.asked.findLast(({ path }) => path.endsWith('finish'))?.body).toEqual({
    provider: 'google',
    code: 'abc',
    state: 'def',
  })
})

test('shows nothing but its set-up to people who need a second factor', async () => {
  server.answer(createHealthyServer({ ...createPerson(), held: true }))
  renderApp('/candidate-directory')
  expect(await screen.findByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible()
  expect(await screen.findByLabelText('Your password', { selector: 'input' })).toBeVisible()
  expect(server.times('GET', '/api/candidates')).toBe(0)
})

test('a forgotten password: the answer names no account, a used link fails, a good one sets the password', async () => {
  server.answer({
    ...createHealthyServer(null),
    'POST /api/auth/password-resets': () => ({ ok: true }),
    'GET /api/auth/password-resets/old': () => refuse('not-found', 'This link does not work any more.'),
    'GET /api/auth/password-resets/good': () => ({ ok: true }),
    'POST /api/auth/password-resets/good': () =>
      refuse('invalid', 'New passwords do not match', { confirm: 'New passwords do not match' }),
  })
  const { user, router } = renderApp('/reset')
  await user.type(await screen.findByLabelText('Email'), 'who@example.test{Enter}')
  expect(await screen.findByText(/If who@example.test belongs to an account/)).toBeVisible()
  await router.navigate({ to: '/reset/$token', params: { token: 'old' } })
  expect(await screen.findByRole('alert')).toHaveTextContent('This link does not work any more.')
  await router.navigate({ to: '/reset/$token', params: { token: 'good' } })
  await user.type(await screen.findByLabelText('New password', { selector: 'input' }), 'long-enough')
  await user.click(screen.getByRole('button', { name: 'Save New Password' }))
  expect((await screen.findAllByText('New passwords do not match')).length).toBeGreaterThan(0)
  server.answer({ 'POST /api/auth/password-resets/good': () => ({ ok: true }) })
  await user.click(screen.getByRole('button', { name: 'Save New Password' }))
  expect(await screen.findByText('New password saved.')).toBeVisible()
})

test('checks a reset link again after a failure, and leads from an ended one to a new one', async () => {
  server.answer({
    ...createHealthyServer(null),
    'GET /api/auth/password-resets/good': () => refuse('unavailable', 'Something went wrong on our side. Try again.'),
    'POST /api/auth/password-resets/good': () => refuse('not-found', 'This link no longer works. Ask for a new one.'),
  })
  const { user } = renderApp('/reset/good')
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.queryByRole('link', { name: 'Ask for a new link' })).not.toBeInTheDocument()
  server.answer({ 'GET /api/auth/password-resets/good': () => ({ ok: true }) })
  await user.click(retry)
  await user.type(await screen.findByLabelText('New password', { selector: 'input' }), 'long-enough')
  await user.click(screen.getByRole('button', { name: 'Save New Password' }))
  expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/reset')
})

test('where no email is sent, the page says who can help', async () => {
  server.answer({
    ...createHealthyServer(null),
    'GET /api/auth/session': () => ({
      me: null,
      public: { scheduleDemoUrl: '/demo', demoSignIns: false, demoBanner: false, sendsMail: false, passwordMin: 6 },
    }),
  })
  renderApp('/reset')
  expect(await screen.findByText('Ask an Admin of your organization for a link to a new password.')).toBeVisible()
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
})

test('every page of a demo that others can reach has its banner, signed out and signed in', async () => {
  for (const me of [null, createPerson()]) {
    server.answer({
      ...createHealthyServer(me),
      'GET /api/auth/session': () => ({
        me,
        public: { scheduleDemoUrl: '/demo', demoSignIns: false, demoBanner: true, sendsMail: true, passwordMin: 6 },
      }),
    })
    renderApp(me ? '/messages' : '/login')
    expect(await screen.findByRole('complementary', { name: 'Demo data' })).toHaveTextContent(/made up/)
    expect(screen.queryByText(/reinforce-demo/)).not.toBeInTheDocument()
    cleanup()
  }
})

test('a session whose rights changed is read again; one that was ended elsewhere ends here', async () => {
  let me: ReturnType<typeof createPerson> | null = createPerson()
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/auth/session': () => createHealthyServer(me)['GET /api/auth/session'](),
  })
  const { session } = renderApp('/messages')
  await screen.findByRole('button', { name: /^User menu of/ })
  me = createPerson({ adminLevel: 'Admin' })
  window.dispatchEvent(new Event('session-changed'))
  await vi.waitFor(() => expect(session.state()).toMatchObject({ me: { user: { admin_level: 'Admin' } } }), 2_000)
  me = null
  window.dispatchEvent(new Event('session-changed'))
  expect(await screen.findByRole('heading', { name: 'Dashboard Login' })).toBeVisible()
})
