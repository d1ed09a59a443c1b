import { createECDH, createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notPublic } from '../outgoing-webhook/create-public-lookup.ts'
import { createFakeBrowser, openFakePushService } from './fake-push-service.ts'
import { sendPush } from './send-push.ts'

let service: Awaited<ReturnType<typeof openFakePushService>>
beforeAll(async () => {
  service = await openFakePushService()
})
afterAll(() => service.close())
beforeEach(() => {
  service.status = 201
  service.calls.length = 0
})

const browser = createFakeBrowser()
const target = (endpoint = `${service.url}/one`) => ({ endpoint, p256dh: browser.p256dh, authSecret: browser.auth })
const ours = createECDH('prime256v1')
ours.generateKeys()
const sender = {
  publicKey: ours.getPublicKey('base64url'),
  privateKey: ours.getPrivateKey('base64url'),
  subject: 'mailto:push@example.com',
}
const message = { payload: JSON.stringify({ title: 'José replied' }), ttl: 600, isUrgent: false }
const send = async (anywhere = true, to = target()) => await sendPush(to, sender, message, anywhere)

const readToken = (header = '') => {
  const [, token = '', k = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const [x, y] = [Buffer.from(k, 'base64url').subarray(1, 33), Buffer.from(k, 'base64url').subarray(33)]
  const key = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') },
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return { k, isSigned, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown> }
}

test('only the browser reads the message, and the push service can check our signature', async () => {
  expect(await send()).toEqual({ kind: 'sent', why: null })
  const { headers = {}, body = Buffer.alloc(0) } = service.calls[0] ?? {}
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '600', urgency: 'normal' })
  expect(body.toString('latin1')).not.toContain('replied')
  expect(browser.decrypt(body)).toBe(message.payload)
  const { k, isSigned, claims } = readToken(headers.authorization)
  expect([k, isSigned, claims.aud, claims.sub]).toEqual([sender.publicKey, true, service.url, sender.subject])
})

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [429, 'later'],
  [503, 'later'],
  [403, 'refused'],
  [413, 'refused'],
  [302, 'refused'],
])('a push service that answers %i is %s', async (answer, kind) => {
  service.status = answer
  expect((await send()).kind).toBe(kind)
  expect(service.calls).toHaveLength(1)
})

test('calls the public internet alone, and tells a service that was never reached from one that may have delivered', async () => {
  expect(await send(false)).toEqual({ kind: 'refused', why: notPublic })
  expect((await send(false, target('https://localhost/one'))).why).toBe(notPublic)
  expect(service.calls).toEqual([])
  expect((await send(true, target('http://127.0.0.1:1/'))).kind).toBe('later')
  expect((await send(true, { ...target(), p256dh: `B${'A'.repeat(86)}` })).kind).toBe('refused')
})
