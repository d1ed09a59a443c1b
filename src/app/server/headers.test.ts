import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { msPerDay } from '../../rules/day.ts'
import { createAddress, openWorld, password, type World } from './testing/world.ts'

let world: World
const lines: string[] = []
beforeAll(async () => {
  const log = pino({ level: 'info' }, new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) }))
  const SECURITY_CONTACT = 'mailto:security@service.example'
  world = await openWorld({ PUBLIC_URL: 'https://console.example.test', SECURITY_CONTACT }, undefined, log)
})
afterAll(async () => await world.close())

const signIn = async (word: string, email = 'clinic@example.test') =>
  await world.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email, password: word },
    remoteAddress: createAddress(),
  })

test('on https the session’s cookie belongs to this host alone', async () => {
  const answer = await signIn(password)
  const session = answer.cookies.find(({ name }) => name.endsWith('session_token'))
  expect(session).toMatchObject({
    name: '__Host-reinforce.session_token',
    secure: true,
    httpOnly: true,
    path: '/',
    sameSite: 'Lax',
  })
  expect(session).not.toHaveProperty('domain')
  const device = answer.cookies.find(({ name }) => name.endsWith('device'))
  expect(device).toMatchObject({ name: '__Secure-reinforce.device', secure: true, httpOnly: true })
  const cookie = `${session?.name}=${session?.value}`
  expect((await world.app.inject({ url: '/api/candidates', headers: { cookie } })).statusCode).toBe(200)
  const out = await world.app.inject({ method: 'POST', url: '/api/auth/sign-out', payload: {}, headers: { cookie } })
  expect(out.cookies.find(({ name }) => name === session?.name)).toMatchObject({ value: '', maxAge: 0, secure: true })
  await expect
    .poll(async () => (await world.app.inject({ url: '/api/candidates', headers: { cookie } })).statusCode)
    .toBe(401)
})

test('pages may be framed by ourselves alone, have no other base, and get no camera', async () => {
  const page = await world.app.inject({ url: '/login', headers: { accept: 'text/html' } })
  const policy = String(page.headers['content-security-policy'])
  for (const part of ["base-uri 'none'", "frame-ancestors 'self'", "form-action 'self'", "object-src 'none'"])
    expect(policy).toContain(part)
  expect(page.headers['permissions-policy']).toContain('camera=()')
  const docs = await world.app.inject({ url: '/docs/', headers: { accept: 'text/html' } })
  for (const part of ["frame-ancestors 'none'", "base-uri 'none'"])
    expect(String(docs.headers['content-security-policy'])).toContain(part)
})

test('a call that a browser says comes from elsewhere is refused without an origin, too', async () => {
  const answer = await signIn(password)
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const beat = async (site: string) =>
    (
      await world.app.inject({
        method: 'POST',
        url: '/api/auth/heartbeat',
        payload: {},
        headers: { cookie, 'sec-fetch-site': site },
      })
    ).statusCode
  expect(await beat('cross-site')).toBe(403)
  expect(await beat('same-site')).toBe(403)
  expect(await beat('same-origin')).toBe(200)
})

test('an unknown way answers in the shape of every refusal', async () => {
  const answer = await world.call('clinic', 'DELETE', '/api/candidates')
  expect([answer.status, answer.body]).toEqual([
    404,
    { error: { code: 'not-found', message: 'Not found.', fields: {}, details: {} } },
  ])
})

test('failed sign-ins, throttled and refused calls leave a line without a name, and an event where there is an account', async () => {
  lines.length = 0
  const addresses: string[] = []
  for (const email of ['manager@example.test', 'nobody-at-all@example.test'])
    expect((await signIn('wrong', email)).statusCode).toBe(401)
  addresses.push('manager@example.test', 'nobody-at-all@example.test')
  await expect.poll(async () => await world.eventNames(world.users.manager.id)).toContain('user.signInFailed')
  expect((await world.call('manager', 'GET', '/api/logins')).status).toBe(403)
  const refused = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'refused')
  expect(refused.map(({ status, route }) => [status, route])).toEqual([
    [401, '/api/auth/sign-in/email'],
    [401, '/api/auth/sign-in/email'],
    [403, '/api/logins'],
  ])
  for (const { source } of refused) expect(source).toMatch(/^[\w-]{12}$/)
  for (const address of [...addresses, '10.9.', '127.0.0.1']) expect(lines.join('')).not.toContain(address)
})

test('people behind one address have limits of their own; anyone who is not signed in shares the address’s', async () => {
  const address = createAddress()
  const tokens = { clinic: await world.getToken('clinic'), admin: await world.getToken('admin') }
  const start = async (token: string) =>
    await world.app.inject({
      method: 'POST',
      url: '/api/me/two-factor/confirm',
      payload: { code: '000000' },
      headers: token ? { authorization: `Bearer ${token}` } : {},
      remoteAddress: address,
    })
  for (let i = 0; i < 20; i++) expect((await start(tokens.clinic)).statusCode).toBe(409)
  expect((await start(tokens.clinic)).statusCode).toBe(429)
  expect((await start(tokens.admin)).statusCode).toBe(409)
  for (let i = 0; i < 20; i++) expect((await start('')).statusCode).toBe(401)
  expect((await start('')).statusCode).toBe(429)
  expect((await start(tokens.admin)).statusCode).toBe(409)
})

test('no answer of the API is kept by a browser or a proxy', async () => {
  for (const [who, url] of [
    ['clinic', '/api/candidates'],
    ['clinic', '/api/auth/session'],
    ['clinic', '/api/interviews/export'],
    [null, '/api/auth/session'],
  ] as const)
    expect((await world.call(who, 'GET', url)).headers['cache-control'], url).toBe('no-store')
})

const ask = async (method: 'GET' | 'HEAD', url: string) =>
  await world.app.inject({ method, url, headers: { accept: 'text/html' }, remoteAddress: createAddress() })

test('HEAD answers as GET, without a body', async () => {
  for (const url of [
    '/',
    '/login',
    '/demo',
    '/apply/none',
    '/no/such/page',
    '/%zz',
    '/docs/',
    '/healthz',
    '/readyz',
    '/api/openapi.json',
    '/api/auth/session',
    '/api/none',
    '/api/candidates',
  ]) {
    const [get, head] = [await ask('GET', url), await ask('HEAD', url)]
    expect([head.statusCode, head.headers.location, head.body], url).toEqual([get.statusCode, get.headers.location, ''])
    expect(head.headers['content-type'], url).toBe(get.headers['content-type'])
  }
})

test('HEAD records no view, opens no file and keeps no stream', async () => {
  const authorization = `Bearer ${await world.getToken('clinic')}`
  const { candidateId } = world.own
  const head = async (url: string) =>
    (await world.app.inject({ method: 'HEAD', url, headers: { authorization } })).statusCode
  const before = await world.eventNames(candidateId)
  expect(await head(`/api/candidates/${candidateId}/resume`)).toBe(200)
  expect(await head(`/api/candidates/${candidateId}/resume-file`)).toBe(200)
  expect(await head('/api/live')).toBe(200)
  expect(await world.eventNames(candidateId)).toEqual(before)
  expect(await head('/api/candidates/nobody/resume')).toBe(400)
})

test('the reference of the API has none of its supplier’s assistants, toolbars and counters, and leads back', async () => {
  const { body } = await world.app.inject({ url: '/docs/', headers: { accept: 'text/html' } })
  for (const part of [
    '"agent":{"disabled":true}',
    '"mcp":{"disabled":true}',
    '"showDeveloperTools":"never"',
    '"hideClientButton":true',
    '"telemetry":false',
    '"withDefaultFonts":false',
  ])
    expect(body.replaceAll(/\s*([:{}",])\s*/g, '$1')).toContain(part)
  expect(body).toContain('<title>Reinforce API</title>')
  const { info } = (await world.app.inject({ url: '/api/openapi.json' })).json<{ info: { description: string } }>()
  expect(info.description).toContain('[Back to the console](/)')
})

test('names a contact for security reports, valid for half a year', async () => {
  const answer = await world.app.inject({ url: '/.well-known/security.txt' })
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  const said = new Map(
    answer.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: /, 2) as [string, string]),
  )
  expect(said.get('Contact')).toBe('mailto:security@service.example')
  expect(said.get('Canonical')).toBe('https://console.example.test/.well-known/security.txt')
  const days = (Date.parse(said.get('Expires') ?? '') - Date.now()) / msPerDay
  expect(days).toBeGreaterThan(180)
  expect(days).toBeLessThan(365)
})

test('every answer forbids guessing its type and sends no referrer; no odd way leads to a file or a list of files', async () => {
  const ways = [
    '/',
    '/api/none',
    '/api/candidates',
    '/healthz',
    '/docs/',
    '/jobs.xml',
    '/assets/',
    '/assets',
    '/.git/config',
  ]
  for (const url of [
    ...ways,
    '/assets/..%2f..%2fpackage.json',
    '/..%2f..%2fetc/passwd',
    '//package.json',
    '/%2e%2e/package.json',
  ]) {
    const answer = await ask('GET', url)
    expect(answer.headers['x-content-type-options'], url).toBe('nosniff')
    expect(answer.headers['referrer-policy'], url).toBe('no-referrer')
    expect(answer.headers, url).not.toHaveProperty('x-powered-by')
    expect(answer.headers, url).not.toHaveProperty('access-control-allow-origin')
    expect(answer.body, url).not.toMatch(/root:|devDependencies|\[core\]|index of/i)
  }
  for (const method of ['TRACE', 'OPTIONS', 'PROPFIND'] as const)
    expect((await world.app.inject({ method: method as 'TRACE', url: '/login' })).statusCode, method).toBe(404)
})

test('a parameter that comes twice counts once, and none of the query replaces one of the path', async () => {
  const { candidateId } = world.own
  const paged = await world.call('clinic', 'GET', '/api/candidates?page=1&page=9')
  expect(paged.body).toEqual((await world.call('clinic', 'GET', '/api/candidates?page=1')).body)
  const other = await world.call('clinic', 'GET', `/api/candidates/${candidateId}?id=${world.foreign.candidateId}`)
  expect(other.body).toEqual((await world.call('clinic', 'GET', `/api/candidates/${candidateId}`)).body)
})

test('ends a call whose length or headers can be read in two ways', async () => {
  const port = await world.app.listen({ port: 0, host: '127.0.0.1' }).then((url) => Number(new URL(url).port))
  const send = async (text: string) =>
    await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.once('data', (data) => (resolve(String(data).split('\r\n')[0] ?? ''), socket.destroy()))
    })
  const begin = 'POST /api/auth/sign-in/email HTTP/1.1\r\nHost: x\r\n'
  for (const odd of [
    'Content-Length: 5\r\nTransfer-Encoding: chunked',
    'Content-Length: 5\r\nContent-Length: 6',
    'X-A: a\rb',
  ])
    expect(await send(`${begin}${odd}\r\n\r\n`), odd).toBe('HTTP/1.1 400 Bad Request')
})
