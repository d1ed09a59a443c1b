import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, none, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const serverKey = `B${'A'.repeat(86)}`
const keyBytes = Uint8Array.from(atob(`${serverKey}=`.replaceAll('-', '+')), (each) => each.charCodeAt(0)).buffer
const choices = {
  hidden: ['request'],
  quiet: { from: 1_260, until: 420 },
  timeZone: 'America/Chicago',
  showsDetails: false,
}
const listChoices = (devices: number, more: object = {}) => ({
  rows: [
    { kind: 'reply', app: true, email: false, push: true, text: false },
    { kind: 'decision', app: true, email: false, push: null, text: false },
    { kind: 'starting', app: null, email: false, push: true, text: false },
    { kind: 'request', app: false, email: true, push: false, text: true },
    { kind: 'document', app: true, email: null, push: null, text: null },
  ],
  emailProblem: null,
  textProblem: 'number',
  isDemoMailbox: false,
  email: 'riley@example.test',
  devices,
  digest: { choice: 'off', minutes: 480, timeZone: 'America/Chicago' },
  ...more,
})
const number = {
  state: 'none',
  phone: '',
  codeProblem: null,
  sender: '(555) 555-0100',
  isSimulated: true,
  consent: 'I agree to get Reinforce Notifications.',
}
const device = (n: number, endpoint: string, label: string) => ({
  id: toId(n),
  endpoint,
  label,
  created_at: '2026-11-20T15:00:00Z',
  last_sent_at: null,
})
const world = (devices: object[] = [], me = createPerson()) => ({
  ...createHealthyServer(me),
  'GET /api/me/notifications': () => ({ items: [], hidden: [], waiting: none }),
  'GET /api/me/notification-choices': () => listChoices(devices.length),
  'PUT /api/me/notification-choices': () => ({ ok: true }),
  'GET /api/me/number': () => number,
  'PUT /api/me/digest': () => ({ ok: true }),
  'POST /api/me/digest/send': () => ({ ok: true }),
  'GET /api/me/push': () => ({ serverKey, devices, choices }),
  'POST /api/me/push/devices': () => ({ id: toId(1) }),
  'POST /api/me/push/devices/renew': () => ({ isKnown: true }),
  [`POST /api/me/push/devices/${toId(1)}/test`]: () => ({ ok: true }),
  [`DELETE /api/me/push/devices/${toId(1)}`]: () => ({ ok: true }),
  [`DELETE /api/me/push/devices/${toId(2)}`]: () => ({ ok: true }),
  'PUT /api/me/push/choices': () => ({ ok: true }),
})

/** What a browser with notifications knows: the person's answer, and the address its maker gave it. */
const openBrowser = (permission: NotificationPermission, endpoint: string | null = null) => {
  let made = 0
  const state = { permission, endpoint, asked: 0, problem: null as Error | null }
  const toSubscription = (address: string) => ({
    endpoint: address,
    options: { applicationServerKey: keyBytes },
    unsubscribe: async () => {
      state.endpoint = null
      return true
    },
    toJSON: () => ({ endpoint: address, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
  })
  const pushManager = {
    getSubscription: async () => (state.endpoint === null ? null : toSubscription(state.endpoint)),
    subscribe: async () => {
      if (state.problem) throw state.problem
      made += 1
      state.endpoint = `https://push.example.com/new-${made}`
      return toSubscription(state.endpoint)
    },
  }
  const registration = { pushManager }
  const serviceWorker = {
    register: async () => registration,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  }
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission
    },
    requestPermission: async () => {
      state.asked += 1
      if (state.permission === 'default') state.permission = 'granted'
      return state.permission
    },
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  return state
}
beforeEach(() => vi.stubGlobal('isSecureContext', true))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})
const findPanel = async () => within(await screen.findByRole('region', { name: 'Notifications on this device' }))
const open = () => renderApp('/settings?tab=notifications')
const sent = (method: string, path: string) =>
  server.asked.filter((each) => each.method === method && each.path === path).map(({ body }) => body)

test('asks for permission only on the press; on, a test can be sent, and off forgets the browser', async () => {
  const browser = openBrowser('default')
  server.answer(world())
  const { user } = open()
  const panel = await findPanel()
  const button = await panel.findByRole('button', { name: 'Turn On Notifications' })
  expect(browser.asked).toBe(0)
  server.answer(world([device(1, 'https://push.example.com/new-1', 'Chrome on Windows')]))
  await user.click(button)
  await user.click(await panel.findByRole('button', { name: 'Send a Test' }))
  expect(browser.asked).toBe(1)
  expect(sent('POST', '/api/me/push/devices')).toEqual([
    { endpoint: 'https://push.example.com/new-1', p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
  ])
  expect(await screen.findByText('Test sent. It arrives in a few seconds.')).toBeVisible()
  server.answer(world())
  await user.click(panel.getByRole('button', { name: 'Turn Off' }))
  expect(await panel.findByRole('button', { name: 'Turn On Notifications' })).toBeVisible()
  expect(browser.endpoint).toBeNull()
  expect(server.times('DELETE', `/api/me/push/devices/${toId(1)}`)).toBe(1)
})

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari'
test.each([
  ['blocked', () => openBrowser('denied'), /^Notifications are blocked for this site/],
  ['without notifications', () => undefined, /^This browser can’t show notifications/],
  [
    'on an iPhone without the installed console',
    () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iPhone),
    /^Add Reinforce to your Home Screen first/,
  ],
  ['without https', () => vi.stubGlobal('isSecureContext', false), /^Notifications need a secure connection/],
])('a browser %s shows why it can’t', async (_, prepare, words) => {
  prepare()
  server.answer(world())
  open()
  const panel = await findPanel()
  expect(await panel.findByText(words)).toBeVisible()
  expect(panel.queryByRole('button')).not.toBeInTheDocument()
})

test('a browser whose notification service is out of reach shows it, and stays off', async () => {
  const browser = openBrowser('default')
  browser.problem = new Error('push service error')
  server.answer(world())
  const { user } = open()
  const panel = await findPanel()
  await user.click(await panel.findByRole('button', { name: 'Turn On Notifications' }))
  expect(await panel.findByRole('alert')).toHaveTextContent('couldn’t reach its notification service')
  expect(panel.getByRole('button', { name: 'Turn On Notifications' })).toBeEnabled()
  expect(server.times('POST', '/api/me/push/devices')).toBe(0)
})

test('another device is removed, and choices are saved one by one', async () => {
  openBrowser('granted')
  server.answer(world([device(2, 'https://push.example.com/phone', 'Safari on iPhone')]))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Remove Safari on iPhone' }))
  await waitFor(() => expect(server.times('DELETE', `/api/me/push/devices/${toId(2)}`)).toBe(1))
  await user.click(screen.getByRole('switch', { name: /^Show full names and message text/ }))
  await user.click(screen.getByRole('switch', { name: /^Quiet hours/ }))
  await waitFor(() => expect(sent('PUT', '/api/me/push/choices')).toHaveLength(2))
  expect(sent('PUT', '/api/me/push/choices')).toMatchObject([
    { showsDetails: true, quiet: choices.quiet },
    { showsDetails: true, quiet: { from: 0, until: 0 } },
  ])
  expect(screen.queryByLabelText('From')).not.toBeInTheDocument()
})

test('a browser that someone else turned on takes no more messages', async () => {
  const browser = openBrowser('granted', 'https://push.example.com/of-another')
  server.answer({ ...world(), 'POST /api/me/push/devices/renew': () => ({ isKnown: false }) })
  open()
  await waitFor(() => expect(browser.endpoint).toBeNull())
})

test('a cell turns one kind on or off in one way; a way that can’t reach the person shows why in its cells', async () => {
  openBrowser('granted')
  server.answer(world([device(2, 'https://push.example.com/phone', 'Safari on iPhone')]))
  const { user } = open()
  const table = within(await screen.findByRole('table', { name: 'Kinds and ways' }))
  const box = (name: string) => table.getByRole('checkbox', { name })
  expect(box('Requests about a score: App')).not.toBeChecked()
  expect(box('Requests about a score: Email')).toBeChecked()
  expect(within(table.getByRole('row', { name: /^Texts that may be/ })).getByText('With replies')).toBeVisible()
  await user.click(box('Unread replies: Email'))
  await waitFor(() => expect(sent('PUT', '/api/me/notification-choices')).toHaveLength(1))
  await user.click(box('Requests about a score: App'))
  await waitFor(() =>
    expect(sent('PUT', '/api/me/notification-choices')).toEqual([
      { kind: 'reply', way: 'email', isOn: true },
      { kind: 'request', way: 'app', isOn: true },
    ]),
  )
})

test.each([
  ['no email server', { emailProblem: 'server' }, 'No email here', /doesn’t send email/],
  ['no address', { emailProblem: 'address' }, 'No address', /no email address on file/],
])('with %s and no device, cells show that', async (_, more, words, sentence) => {
  server.answer({ ...world(), 'GET /api/me/notification-choices': () => listChoices(0, more) })
  open()
  const row = within(await screen.findByRole('row', { name: /^Unread replies/ }))
  expect(row.getByText(words)).toBeVisible()
  expect(row.getByText('No device')).toBeVisible()
  expect(row.getByText('No number')).toBeVisible()
  expect(row.getAllByRole('checkbox')).toHaveLength(1)
  expect(screen.getByText(sentence)).toBeVisible()
})

test('the digest is off until chosen; each change is saved, and one comes at once on request', async () => {
  server.answer(world())
  const { user } = open()
  const panel = within(await screen.findByRole('region', { name: 'Daily digest' }))
  expect(panel.getByRole('radio', { name: 'Off' })).toBeChecked()
  expect(panel.queryByLabelText('Time')).not.toBeInTheDocument()
  await user.click(panel.getByRole('radio', { name: 'Workdays' }))
  const saved = { choice: 'workdays', minutes: 480, timeZone: 'America/Chicago' }
  await waitFor(() => expect(sent('PUT', '/api/me/digest')).toEqual([saved]))
  await user.click(panel.getByRole('button', { name: 'Send Me One Now' }))
  expect(await screen.findByText('Digest sent.')).toBeVisible()
  expect(sent('POST', '/api/me/digest/send')).toEqual([{ timeZone: 'America/Chicago' }])
})

test('a number is confirmed with its code and consent, and a kind is then chosen by text', async () => {
  server.answer({ ...world(), 'POST /api/me/number': () => ({ ok: true }) })
  const { user } = open()
  const panel = within(await screen.findByRole('region', { name: 'Notifications by text' }))
  expect(await panel.findByText(/sends no real texts/)).toBeVisible()
  await user.type(panel.getByRole('textbox', { name: 'Mobile number' }), '512 555 0123')
  const asked = { ...number, state: 'asked', phone: '(512) 555-0123' }
  let outcome = 'wrong'
  server.answer({
    ...world(),
    'POST /api/me/number': () => ({ ok: true }),
    'GET /api/me/number': () => asked,
    'POST /api/me/number/confirm': () => ({ outcome }),
  })
  await user.click(panel.getByRole('button', { name: 'Text Me a Code' }))
  expect(sent('POST', '/api/me/number')).toEqual([{ phone: '512 555 0123' }])
  await user.type(await panel.findByRole('textbox', { name: 'Code' }), '123456')
  const button = panel.getByRole('button', { name: 'Confirm Number' })
  expect(button).toBeDisabled()
  await user.click(panel.getByRole('checkbox', { name: number.consent }))
  await user.click(button)
  expect(await panel.findByText(/Wrong code/)).toBeVisible()
  outcome = 'confirmed'
  server.answer({
    ...world(),
    'POST /api/me/number/confirm': () => ({ outcome }),
    'GET /api/me/number': () => ({ ...asked, state: 'confirmed' }),
    'GET /api/me/notification-choices': () => listChoices(0, { textProblem: null }),
  })
  await user.click(panel.getByRole('button', { name: 'Confirm Number' }))
  expect(await panel.findByText(/Notifications go to \(512\) 555-0123/)).toBeVisible()
  expect(sent('POST', '/api/me/number/confirm').at(-1)).toEqual({ code: '123456', agrees: true })
  await user.click(await screen.findByRole('checkbox', { name: 'Unread replies: Text' }))
  await waitFor(() =>
    expect(sent('PUT', '/api/me/notification-choices')).toEqual([{ kind: 'reply', way: 'text', isOn: true }]),
  )
})

test('a number that replied STOP is shown as stopped, and is confirmed again or removed', async () => {
  server.answer({
    ...world(),
    'GET /api/me/number': () => ({ ...number, state: 'stopped', phone: '(512) 555-0123' }),
    'GET /api/me/notification-choices': () => listChoices(0, { textProblem: 'stopped' }),
    'POST /api/me/number': () => ({ ok: true }),
    'DELETE /api/me/number': () => ({ ok: true }),
  })
  const { user } = open()
  const panel = within(await screen.findByRole('region', { name: 'Notifications by text' }))
  expect(await panel.findByRole('alert')).toHaveTextContent('replied STOP')
  expect(within(screen.getByRole('row', { name: /^Unread replies/ })).getByText('Stopped')).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Confirm Again' }))
  await waitFor(() => expect(sent('POST', '/api/me/number')).toEqual([{ phone: '(512) 555-0123' }]))
  await user.click(panel.getByRole('button', { name: 'Remove Number' }))
  await waitFor(() => expect(server.times('DELETE', '/api/me/number')).toBe(1))
})
