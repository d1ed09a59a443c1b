import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const base = { DATABASE_URL: 'postgres://somewhere/x', APP_SECRET: 'a secret of at least 32 characters' }
const quiet = (env: Record<string, string>) => readConfig({ ...base, ...env }).quietHours

test('quiet hours hold, except in a demo whose phones are simulated, and as set', () => {
  expect(quiet({})).toBe(true)
  expect(quiet({ DEMO_DATA: 'on' })).toBe(false)
  expect(quiet({ DEMO_DATA: 'on', QUIET_HOURS: 'on' })).toBe(true)
  expect(quiet({ DEMO_DATA: 'on', TEXT_TRANSPORT: 'webhook', AUTOMATION_WEBHOOK_URL: 'https://example.com' })).toBe(
    true,
  )
  expect(quiet({ QUIET_HOURS: 'off' })).toBe(false)
})

test('Twilio and a language model need all of their settings', () => {
  expect(() => quiet({ TEXT_TRANSPORT: 'twilio' })).toThrow('TWILIO_ACCOUNT_SID')
  const twilio = {
    TEXT_TRANSPORT: 'twilio',
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'x',
    PUBLIC_URL: 'https://example.com',
  }
  expect(() => quiet(twilio)).toThrow('TEXT_FROM')
  expect(quiet({ ...twilio, TEXT_FROM: '+15125550100' })).toBe(true)
  expect(() => quiet({ AI_BASE_URL: 'https://example.com/v1' })).toThrow('AI_MODEL')
})

test('the settings of the payments vendor are checked at start', () => {
  expect(() => quiet({ STRIPE_SECRET_KEY: 'pk_live_1' })).toThrow('STRIPE_SECRET_KEY must be a key of Stripe')
  expect(() => quiet({ STRIPE_WEBHOOK_SECRET: 'secret' })).toThrow('STRIPE_WEBHOOK_SECRET')
  expect(() => quiet({ STRIPE_API_BASE: 'http://127.0.0.1:1' })).toThrow('STRIPE_API_BASE needs STRIPE_SECRET_KEY')
  expect(readConfig(base).stripe).toBeUndefined()
  const env = { STRIPE_SECRET_KEY: 'rk_test_abc', STRIPE_API_BASE: 'http://127.0.0.1:1' }
  expect(readConfig({ ...base, ...env }).stripe).toEqual({ secretKey: 'rk_test_abc', apiBase: 'http://127.0.0.1:1' })
})
