import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/** Forms that keep nothing, each with the reason. */
const exempt: Record<string, string> = {
  'apply/web/apply-form.tsx': 'no account: kept by the tab',
  'prospects/web/demo-page.tsx': 'no account: kept by the tab',
  'explanations/web/ask-form.tsx': 'no account',
  'interviews/web/booking/cancel-booked-form.tsx': 'no account',
  'users/web/invitation-form.tsx': 'no account, asks for a password',
  'sign-in/web/login-form.tsx': 'password',
  'sign-in/web/phone-login-form.tsx': 'password',
  'sign-in/web/password-step.tsx': 'password',
  'sign-in/web/reset-request-page.tsx': 'no account',
  'sign-in/web/two-factor/second-factor-form.tsx': 'one-time code',
  'sign-in/web/two-factor/two-factor-setup.tsx': 'one-time code',
  'logins/web/login-form.tsx': 'password',
  'logins/web/login-shares.tsx': 'beside a password, one day',
  'logins/web/rotate-form.tsx': 'password',
  'candidates/web/review/reason-dialog.tsx': 'one key gives a reason as long as nothing is written',
  'finance/web/invoice-filter-form.tsx': 'filters: kept by the address',
  'inbox/web/text-reply.tsx': 'a draft of a text',
  'inbox/web/snooze-menu.tsx': 'one moment',
  'job-codes/web/where-form.tsx': 'a search',
  'messaging/web/settings/state-hours-form.tsx': 'a weekday and two hours',
  'organizations/web/customer/link-form.tsx': 'a search',
  'sequences/web/strip/first-day.tsx': 'one day',
  'simulator/web/phone-reply.tsx': 'a made-up phone',
  'templates/web/keep-form.tsx': 'the frame of two forms that do',
}

test('a form with fields for words keeps what was typed, or says why not', () => {
  const without = globSync('src/features/*/web/**/*.tsx', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .filter((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      const asks = /<(?:TextInput|Textarea|TagsInput|Autocomplete|DayField|WordsField)\b/.test(text)
      return asks && /<form\b/.test(text) && !/\buseKept(?:Form|Typed)\(/.test(text)
    })
    .map((file) => file.split(path.sep).join('/').replace('src/features/', ''))
  expect(without.toSorted()).toEqual(Object.keys(exempt).toSorted())
})

test('no form that asks for a password keeps anything', () => {
  const both = globSync('src/features/*/web/**/*.tsx', { cwd: root }).filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return /<(?:PasswordInput|SecretField)\b/.test(text) && /\buseKept(?:Form|Typed)\(/.test(text)
  })
  expect(both).toEqual([])
})
