import { expect, test } from 'vitest'
import { resolvePublicName } from './resolve-public-name.ts'

const leads = async (...addresses: string[]) =>
  await resolvePublicName('hook.example.com', async () => addresses.map((address) => ({ address })))
const fails = async (code: string) =>
  await resolvePublicName('hook.example.com', async () => {
    throw Object.assign(new Error(code), { code })
  })

test('a name leads to the public internet only with all its addresses', async () => {
  expect(await leads('93.184.216.34', '2606:2800:220:1::1')).toBe('public')
  expect(await leads('93.184.216.34', '10.0.0.5')).toBe('private')
  expect(await leads('169.254.169.254')).toBe('private')
  expect(await resolvePublicName('localhost')).toBe('private')
})

test('distinguishes a name no one has from a name server that does not answer', async () => {
  expect(await fails('ENOTFOUND')).toBe('nowhere')
  expect(await fails('EAI_AGAIN')).toBe('unknown')
  expect(await resolvePublicName('hook.example.com', async () => await new Promise(() => undefined), 20)).toBe(
    'unknown',
  )
})
