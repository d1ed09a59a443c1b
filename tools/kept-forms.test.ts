import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/** Forms that keep nothing, each with the reason. */
const exempt: Record<string, string> = {
  'team/prospects/web/demo-page.tsx': 'no account: kept by the tab',
  'candidates/explanations/web/ask-form.tsx': 'no account',
  'interviews/calendar/web/booking/cancel-booked-form.tsx': 'no account',
  'team/users/web/invitation-form.tsx': 'no account, asks for a password',
  'access/sign-in/web/login-form.tsx': 'password',
  'access/sign-in/web/phone-login-form.tsx': 'password',
  'access/sign-in/web/password-step.tsx': 'password',
  'access/sign-in/web/passkeys/passkey-name-form.tsx': 'one short name',
  'access/sign-in/web/reset-request-page.tsx': 'no account',
  'access/sign-in/web/two-factor/second-factor-form.tsx': 'one-time code',
  'access/sign-in/web/two-factor/two-factor-setup.tsx': 'one-time code',
  'clients/vault/web/login-form.tsx': 'password',
  'clients/vault/web/login-shares.tsx': 'beside a password, one day',
  'clients/vault/web/rotate-form.tsx': 'password',
  'candidates/directory/web/review/reason-dialog.tsx': 'one key gives a reason as long as nothing is written',
  'money/finance/web/invoice-filter-form.tsx': 'filters: kept by the address',
  'conversations/inbox/web/reply/text-reply.tsx': 'a draft of a text',
  'conversations/inbox/web/snooze-menu.tsx': 'one moment',
  'clients/job-codes/web/where-form.tsx': 'a search',
  'operations/erasures/web/find-form.tsx': 'a search, never kept',
  'operations/organization-deletion/web/deletion-form.tsx': 'a name to confirm',
  'texting/messages/web/settings/state-hours-form.tsx': 'a weekday and two hours',
  'clients/organizations/web/customer/link-form.tsx': 'a search',
  'conversations/automations/web/strip/first-day.tsx': 'one day',
  'conversations/simulator/web/phone-reply.tsx': 'a made-up phone',
  'home/profile/web/forms/fact-edit.tsx': 'one field: saved when it is left',
  'texting/messages/web/staff/number-form.tsx': 'one number',
  'texting/messages/web/staff/code-form.tsx': 'one-time code',
  'texting/templates/web/keep-form.tsx': 'the frame of two forms that do',
}

test('a form with fields for words keeps what was typed, or says why not', () => {
  const without = globSync('src/features/*/*/web/**/*.tsx', { cwd: root })
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
  const both = globSync('src/features/*/*/web/**/*.tsx', { cwd: root }).filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return /<(?:PasswordInput|SecretField)\b/.test(text) && /\buseKept(?:Form|Typed)\(/.test(text)
  })
  expect(both).toEqual([])
})
