import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../platform/web/testing/fake-server.ts'
import { renderApp } from './testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from './testing/world.ts'

const server = fakeServer()
const kept = new Map<string, object>()
const code = {
  id: toId(802),
  code: 'BPA-WAC-R22',
  organization_id: toId(2),
  organization: 'Bright Path ABA',
  location_id: toId(51),
  location: 'Waco',
  city: 'Waco',
  state: 'TX',
  position: 'RBT',
  is_active: true,
  time_zone: null,
  isUsed: false,
  candidates: 0,
  lastCandidateAt: null,
  post: null,
  replacedBy: null,
}
beforeEach(() => {
  kept.clear()
  server.answer({
    ...createHealthyServer(createPerson({ adminLevel: 'Admin' })),
    'GET /api/api-keys': () => ({ rows: [] }),
    'POST /api/api-keys': () => ({ id: toId(9), key: 'rk_secret', expires_at: '2027-02-18T15:00:00Z' }),
    'GET /api/outgoing-webhooks': () => ({ rows: [] }),
    'POST /api/outgoing-webhooks': () => ({ id: toId(8), secret: 'whsec_1' }),
    'GET /api/job-codes': () => ({ rows: [code], total: 1 }),
    'GET /api/links': () => ({ links: [] }),
    'GET /api/me/form-draft': ({ query }) => {
      const fields = kept.get(query.get('form') ?? '')
      return { draft: fields ? { fields, savedAt: '2026-11-20T16:00:00Z' } : null }
    },
    'PUT /api/me/form-draft': ({ body }) => {
      const { form, fields } = body as { form: string; fields: object }
      if (Object.keys(fields).length === 0) kept.delete(form)
      else kept.set(form, fields)
      return { savedAt: null }
    },
  })
})
// What a page could not save is tried again for as long as its person sits there.
afterEach(() => void window.dispatchEvent(new Event('person-forgotten')))

type Form = { path: string; opens?: string; dialog: string; field: string; typed: string; form: string }
const forms: Form[] = [
  {
    path: '/settings?tab=api',
    opens: 'Create a Key',
    dialog: 'Create an API key',
    field: 'What is it for?',
    typed: 'Payroll',
    form: 'api-key',
  },
  {
    path: '/settings?tab=advanced#webhooks',
    opens: 'Add a Webhook',
    dialog: 'Add a webhook',
    field: 'Address',
    typed: 'https://hooks.example.com',
    form: 'webhook',
  },
  {
    path: `/active-job-codes?dialog=edit&id=${code.id}`,
    dialog: 'Edit job code',
    field: 'Code',
    typed: 'BPA-WAC-R22-B',
    form: `job-code:${code.id}`,
  },
]
const open = async ({ path, opens, dialog, field }: Form) => {
  const { user } = renderApp(path)
  if (opens) await user.click(await screen.findByRole('button', { name: opens }))
  const found = within(await screen.findByRole('dialog', { name: dialog }))
  return { user, dialog: found, input: await found.findByLabelText(field) }
}

test.for(forms)('$dialog begins with what was typed before the page was lost', async (form) => {
  const { user, input } = await open(form)
  await user.clear(input)
  await user.type(input, form.typed)
  await waitFor(() => expect(Object.values(kept.get(form.form) ?? {})).toContain(form.typed), { timeout: 4_000 })
  window.dispatchEvent(new Event('person-forgotten'))
  cleanup()
  const again = await open(form)
  expect(await again.dialog.findByText('Restored your draft.')).toBeVisible()
  expect(again.input).toHaveValue(form.typed)
})

test('a key or a webhook that was made is kept no longer, and its secret never is', async () => {
  for (const [form, button, label, secret] of [
    [forms[0], 'Create Key', 'API key', 'rk_secret'],
    [forms[1], 'Add Webhook', 'Signing secret', 'whsec_1'],
  ] as const) {
    if (!form) continue
    const { user, dialog, input } = await open(form)
    await user.type(input, form.typed)
    await waitFor(() => expect(kept.has(form.form)).toBe(true), { timeout: 4_000 })
    await user.click(dialog.getByRole('button', { name: button }))
    expect(await dialog.findByLabelText(label)).toHaveValue(secret)
    await waitFor(() => expect(kept.size).toBe(0))
    cleanup()
  }
  const told = server.asked.filter(({ path }) => path === '/api/me/form-draft').map(({ body }) => JSON.stringify(body))
  expect(told.join(' ')).not.toMatch(/rk_secret|whsec_1/)
})
