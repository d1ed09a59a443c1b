import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'
import { readSuccessItem, successItemKey } from '../rules/success-item.ts'

const server = fakeServer()
const platform = createPerson({ platform: true, adminLevel: 'Admin' })
const listValues = (label: string) =>
  screen.getAllByLabelText(label).map((field) => (field instanceof HTMLInputElement ? field.value : ''))
type StoredDraft = { id: string; kind: string; data: Record<string, unknown>; updatedAt: string; madeBy: string }

const withDrafts = (stored: StoredDraft[]) => ({
  ...createHealthyServer(platform),
  'POST /api/onboarding/check': () => ({ problems: [] }),
  'GET /api/onboarding/drafts': () => ({ drafts: stored }),
})
const draft = (data: Record<string, unknown>): StoredDraft => ({
  id: toId(400),
  kind: 'organization',
  data,
  updatedAt: '2026-11-20T10:00:00Z',
  madeBy: 'Priya',
})
const later = { updatedAt: '2026-11-20T10:05:00Z' }
const place = { key: 'a', name: 'Waco', city: 'Waco', state: 'TX', rbt: true, bcba: false, rbt_code: '', bcba_code: '' }

test('without drafts the page is empty and offers three ways to begin', async () => {
  server.answer(withDrafts([]))
  renderApp('/client-onboarding')
  expect(await screen.findByText('No onboarding in progress.')).toBeVisible()
  for (const name of ['New Organization', 'Add Locations', 'Add Positions'])
    expect(screen.getByRole('button', { name })).toBeVisible()
})

test('clinic staff add locations and positions, but make no organizations', async () => {
  server.answer({ ...withDrafts([]), ...createHealthyServer(createPerson()) })
  renderApp('/client-onboarding')
  expect(await screen.findByRole('button', { name: 'Add Locations' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'New Organization' })).not.toBeInTheDocument()
})

test('an onboarding in progress shows its missing parts and their persons', async () => {
  const data = { step: 3, name: 'Sunrise', contact_name: 'Ada Lane', contact_email: 'a@example.test', places: [place] }
  server.answer(withDrafts([draft(data)]))
  renderApp('/client-onboarding')
  const row = within(await screen.findByRole('row', { name: /Sunrise/ }))
  expect(row.getByText('Ada Lane')).toBeVisible()
  expect(row.getByText(': people to invite')).toBeVisible()
  expect(row.getByText(': codes')).toBeVisible()
})

test('onboardings in progress are searched, and downloaded as a file', async () => {
  const other = { ...draft({ step: 1, name: 'Harbor Light' }), id: toId(401), madeBy: 'Morgan' }
  server.answer(withDrafts([draft({ step: 1, name: 'Sunrise' }), other]))
  const { user, path } = renderApp('/client-onboarding')
  expect(await screen.findByRole('row', { name: /Sunrise/ })).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Search onboardings' }), 'morgan')
  await waitFor(() => expect(screen.queryByRole('row', { name: /Sunrise/ })).not.toBeInTheDocument())
  expect(screen.getByRole('row', { name: /Harbor Light/ })).toBeVisible()
  expect(path()).toBe('/client-onboarding?q=morgan')
  const file = decodeURIComponent(screen.getByRole('link', { name: 'CSV' }).getAttribute('href') ?? '')
  expect(file).toContain('Harbor Light,New Organization')
  expect(file).not.toContain('Sunrise')
})

test('a draft is taken up at its step, and what is typed is saved', async () => {
  const saved: unknown[] = []
  server.answer({
    ...withDrafts([draft({ step: 1, name: 'Sunrise' })]),
    [`PUT /api/onboarding/drafts/${toId(400)}`]: ({ body }) => {
      saved.push(body)
      return later
    },
  })
  const { user } = renderApp('/client-onboarding')
  await user.click(await screen.findByRole('button', { name: 'Continue with Sunrise' }))
  await user.type(await screen.findByLabelText(/Organization name/), ' ABA')
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ kind: 'organization', data: { name: 'Sunrise ABA' } }))
  expect(await screen.findByText('Saved')).toBeVisible()
})

test('locations are pasted from a spreadsheet, and positions get codes that can be changed', async () => {
  server.answer({
    ...withDrafts([draft({ step: 2, name: 'Sunrise ABA' })]),
    [`PUT /api/onboarding/drafts/${toId(400)}`]: () => later,
  })
  const { user } = renderApp(`/client-onboarding?draft=${toId(400)}`)
  await user.click(await screen.findByLabelText('Paste from a spreadsheet'))
  await user.paste('Waco North\tWaco\tTexas\nKaty\tKaty\tTX')
  await user.click(screen.getByRole('button', { name: 'Add 2 Locations' }))
  expect(listValues('Name')).toEqual(['Waco North', 'Katy'])
  await user.click(screen.getByRole('button', { name: /Codes/ }))
  await waitFor(() => expect(listValues('RBT code')).toEqual(['SA-WAC-R22', 'SA-KAT-R22']))
})

const template = (n: number, name: string) => ({
  id: toId(n),
  name,
  content: 'Hi',
  is_default: n === 81,
  is_active: true,
  time_zone: null,
  texts: 0,
})

test('the templates that a new client does not start with are left out', async () => {
  server.answer({
    ...withDrafts([draft({ step: 5, name: 'Sunrise ABA', places: [{ ...place, rbt_code: 'SA-WAC-R22' }] })]),
    [`PUT /api/onboarding/drafts/${toId(400)}`]: () => later,
    [`GET /api/organizations/${platform.organization.id}/templates`]: () => ({
      templates: [template(81, 'Welcome'), template(82, 'Second try')],
      links: 0,
    }),
    'POST /api/onboarding/finish': () => refuse('unavailable', 'Later'),
  })
  const { user } = renderApp(`/client-onboarding?draft=${toId(400)}`)
  expect(await screen.findByRole('checkbox', { name: 'Welcome (Default)' })).toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Second try' }))
  await user.click(screen.getByRole('button', { name: /Review/ }))
  await user.click(await screen.findByRole('button', { name: 'Create Organization' }))
  await waitFor(() =>
    expect(server.asked.findLast((ask) => ask.path === '/api/onboarding/finish')?.body).toMatchObject({
      without_templates: [toId(82)],
    }),
  )
})

test('a refusal leads to its step and field; success leaves its item and shows the invitation links', async () => {
  const taken = { 'locations.0.rbt_code': 'Used by another client' }
  server.answer({
    ...withDrafts([draft({ step: 7, name: 'Sunrise ABA', places: [{ ...place, rbt_code: 'SA-WAC-R22' }] })]),
    [`PUT /api/onboarding/drafts/${toId(400)}`]: () => later,
    'POST /api/onboarding/finish': () =>
      new Response(
        JSON.stringify({ error: { code: 'conflict', message: 'Code taken', fields: taken, details: { step: 4 } } }),
        { status: 409 },
      ),
  })
  const { user } = renderApp(`/client-onboarding?draft=${toId(400)}`)
  await user.click(await screen.findByRole('button', { name: 'Create Organization' }))
  expect(await screen.findByText('Used by another client')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Codes' })).toBeVisible()
  const location = { name: 'Waco', city: 'Waco', state: 'TX', rbt_code: 'SA-WAC-R23', bcba_code: null }
  server.answer({
    'POST /api/onboarding/finish': () => ({
      organization_id: toId(77),
      success: { type: 'organization', locations: [location], position: null },
      invitations: [{ email: 'ana@example.test', link: '/invite/secret' }],
    }),
  })
  await user.click(screen.getByRole('button', { name: 'Suggest Another' }))
  await user.click(screen.getByRole('button', { name: /Review/ }))
  await user.click(screen.getByRole('button', { name: 'Create Organization' }))
  const finished = within(await screen.findByRole('region', { name: 'Finished' }))
  expect(finished.getByLabelText('Invitation of ana@example.test')).toHaveValue(
    `${window.location.origin}/invite/secret`,
  )
  const sent = server.asked.findLast((ask) => ask.path === '/api/onboarding/finish')?.body
  expect(sent).toMatchObject({ kind: 'organization', locations: [{ name: 'Waco', rbt_code: 'SA-WAC-R23' }] })
  const item = readSuccessItem(localStorage.getItem(successItemKey))
  expect(item).toMatchObject({ type: 'organization', locations: [location], position: null })
  expect(Math.abs(Date.now() - (item?.timestamp ?? 0))).toBeLessThan(10_000)
  localStorage.removeItem(successItemKey)
})

test('a double click begins one onboarding', async () => {
  const begun: unknown[] = []
  const drafts: StoredDraft[] = []
  const id = '00000000-0000-4000-8000-00000000b0b0'
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(id)
  server.answer({
    ...withDrafts(drafts),
    [`PUT /api/onboarding/drafts/${id}`]: ({ body }) => {
      begun.push(body)
      drafts.push({ ...draft({ step: 1 }), id })
      return later
    },
  })
  const { user } = renderApp('/client-onboarding')
  await user.dblClick(await screen.findByRole('button', { name: 'New Organization' }))
  expect(await screen.findByLabelText(/Organization name/)).toBeVisible()
  vi.restoreAllMocks()
  expect(begun).toMatchObject([{ kind: 'organization', isNew: true }])
})

test('saves the last typed words before the list opens, and has them when it continues', async () => {
  let stored = draft({ step: 1, name: 'Sunrise' })
  server.answer({
    ...createHealthyServer(platform),
    'GET /api/onboarding/drafts': () => ({ drafts: [stored] }),
    [`PUT /api/onboarding/drafts/${toId(400)}`]: async ({ body }) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 50)
      })
      stored = draft((body as { data: Record<string, unknown> }).data)
      return later
    },
  })
  const { user } = renderApp(`/client-onboarding?draft=${toId(400)}`)
  await user.type(await screen.findByLabelText('Contact name'), 'Ada')
  await user.click(screen.getByRole('button', { name: 'All Onboardings' }))
  await user.click(await screen.findByRole('button', { name: 'Continue with Sunrise' }))
  expect(await screen.findByLabelText('Contact name')).toHaveValue('Ada')
})

test('does not overwrite what someone else saved: the newer one can be loaded', async () => {
  let stored = draft({ step: 1, name: 'Sunrise' })
  server.answer({
    ...createHealthyServer(platform),
    'GET /api/onboarding/drafts': () => ({ drafts: [stored] }),
    [`PUT /api/onboarding/drafts/${toId(400)}`]: () => {
      stored = draft({ step: 1, name: 'Sunrise of Waco' })
      return refuse('conflict', 'Someone else changed this onboarding.')
    },
  })
  const { user } = renderApp(`/client-onboarding?draft=${toId(400)}`)
  await user.type(await screen.findByLabelText('Contact name'), 'Ada')
  expect(await screen.findByText(/Someone else changed this onboarding/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Load Their Version' }))
  await waitFor(() => expect(screen.getByLabelText(/Organization name/)).toHaveValue('Sunrise of Waco'))
})

test('shows a refusal once, with its step, until something is changed', async () => {
  server.answer({
    ...withDrafts([draft({ step: 7, name: 'Sunrise ABA', places: [{ ...place, rbt_code: 'SA-WAC-R22' }] })]),
    [`PUT /api/onboarding/drafts/${toId(400)}`]: () => later,
    'POST /api/onboarding/finish': () =>
      new Response(
        JSON.stringify({
          error: {
            code: 'invalid',
            message: 'Waco was just added',
            fields: {},
            details: { step: 2 },
          },
        }),
        { status: 400 },
      ),
  })
  const { user } = renderApp(`/client-onboarding?draft=${toId(400)}`)
  await user.click(await screen.findByRole('button', { name: 'Create Organization' }))
  expect(await screen.findByText('Step 2, Locations: Waco was just added')).toBeVisible()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: /Review/ }))
  expect(screen.queryByText(/Waco was just added/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /2. Locations/ }))
  await user.click(await screen.findByRole('button', { name: 'Add Location' }))
  expect(screen.queryByText(/Waco was just added/)).not.toBeInTheDocument()
})

test('positions ask for the organization first', async () => {
  server.answer(withDrafts([{ ...draft({ step: 2 }), kind: 'position' }]))
  renderApp(`/client-onboarding?draft=${toId(400)}&step=2`)
  expect(await screen.findByText('Choose the organization first. Go back to Organization.')).toBeVisible()
  expect(screen.queryByText(/has no locations/)).not.toBeInTheDocument()
})

test('begun onboardings come 25 a page, and one that adds places is named by its organization', async () => {
  const many = Array.from({ length: 27 }, (_, n) => ({
    ...draft({ step: 2 }),
    id: toId(4000 + n),
    kind: 'location',
    organization: `Clinic ${n}`,
  }))
  server.answer(withDrafts(many))
  const { user, path } = renderApp('/client-onboarding')
  expect(await screen.findByText('Clinic 0')).toBeVisible()
  expect(screen.queryByText(/the organization/)).not.toBeInTheDocument()
  expect(screen.queryByText('Clinic 25')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /page 2|^2$/i }))
  expect(await screen.findByText('Clinic 26')).toBeVisible()
  expect(path()).toContain('page=2')
})
