import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const lead = (n: number, more: Record<string, unknown> = {}) => ({
  id: toId(300 + n),
  name: `Clinic ${n}`,
  stage: 'New Lead',
  contact_name: 'Sam Rivera',
  contact_email: 'sam@example.test',
  contact_phone: null,
  source: 'Demo request',
  locations: 2,
  expected_positions: { rbt: 4, bcba: 1 },
  monthly_value: 120_000,
  next_step: 'Call back',
  next_step_on: '2020-01-02',
  daysInStage: 3,
  owner_id: null,
  owner: null,
  demo_at: null,
  lost_reason: null,
  text_consent: null,
  request: null,
  ...more,
})
const answers = (rows: unknown[]) => ({
  ...createHealthyServer(createPerson({ platform: true, adminLevel: 'Admin' })),
  'GET /api/prospects': () => ({ rows, owners: [] }),
})

test('a card says who, what it is worth and what is overdue', async () => {
  server.answer(answers([lead(1)]))
  renderApp('/prospect-pipeline')
  const card = within(await screen.findByRole('listitem', { name: 'Clinic 1' }))
  expect(card.getByText('2 locations · 4 RBT, 1 BCBA · $1,200 a month')).toBeVisible()
  expect(card.getByRole('link', { name: 'sam@example.test' })).toHaveAttribute('href', 'mailto:sam@example.test')
  expect(card.getByText('Overdue: Jan 2, 2020 · Call back')).toBeVisible()
})

test('an owner who was deactivated stays named in the form until someone else is chosen', async () => {
  server.answer(answers([lead(1, { owner_id: toId(9), owner: 'Cem Kaya' })]))
  const { user } = renderApp('/prospect-pipeline')
  await user.click(await screen.findByRole('button', { name: 'Actions for Clinic 1' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  expect(await screen.findByLabelText('Owner')).toHaveDisplayValue('Cem Kaya (deactivated)')
})

test('a prospect is lost only with a reason', async () => {
  server.answer({
    ...answers([lead(1)]),
    [`POST /api/prospects/${toId(301)}/stage`]: () => ({ id: toId(301), onboarding: null }),
  })
  const { user } = renderApp('/prospect-pipeline')
  await user.click(await screen.findByRole('button', { name: 'Actions for Clinic 1' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to Lost' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Clinic 1 is lost' }))
  const button = await dialog.findByRole('button', { name: 'Move to Lost' })
  expect(button).toBeDisabled()
  await user.type(dialog.getByLabelText(/Why was it lost/), 'Too early')
  await user.click(button)
  await waitFor(() =>
    expect(server.asked.find((ask) => ask.path.endsWith('/stage'))?.body).toEqual({
      stage: 'Lost',
      lost_reason: 'Too early',
    }),
  )
})

test('a won prospect continues to Client Onboarding with its known data', async () => {
  const drafts: unknown[] = []
  server.answer({
    ...answers([lead(1)]),
    [`POST /api/prospects/${toId(301)}/stage`]: () => ({
      id: toId(301),
      onboarding: {
        prospect_id: toId(301),
        name: 'Clinic 1',
        contact_name: 'Sam Rivera',
        contact_email: 'sam@example.test',
        contact_phone: '',
      },
    }),
    'GET /api/onboarding/drafts': () => ({ drafts }),
  })
  const { user, path } = renderApp('/prospect-pipeline?as=table')
  const prepared = crypto.randomUUID()
  const original = crypto.randomUUID.bind(crypto)
  crypto.randomUUID = () => prepared
  server.answer({
    [`PUT /api/onboarding/drafts/${prepared}`]: ({ body }) => {
      drafts.push({ ...(body as object), id: prepared, updatedAt: '2026-11-20T10:00:00Z', madeBy: '' })
      return { updatedAt: '2026-11-20T10:00:00Z' }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Actions for Clinic 1' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to Won' }))
  expect(await screen.findByLabelText(/Organization name/)).toHaveValue('Clinic 1')
  crypto.randomUUID = original
  expect(path()).toContain(`/client-onboarding?draft=${prepared}`)
  expect(drafts[0]).toMatchObject({
    kind: 'organization',
    data: {
      prospect_id: toId(301),
      contact_name: 'Sam Rivera',
      people: [{ email: 'sam@example.test', full_name: 'Sam Rivera', admin_level: 'Admin' }],
    },
  })
})

test('the table shows 25 prospects a page, and a search begins with the first', async () => {
  server.answer(answers(Array.from({ length: 30 }, (_, n) => lead(n + 1))))
  const { user, path } = renderApp('/prospect-pipeline?as=table')
  expect(await screen.findByRole('row', { name: /Clinic 25/ })).toBeInTheDocument()
  expect(screen.queryByRole('row', { name: /Clinic 26/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /Next/ }))
  expect(await screen.findByRole('row', { name: /Clinic 26/ })).toBeInTheDocument()
  expect(path()).toContain('page=2')
  await user.type(screen.getByRole('searchbox', { name: 'Search prospects' }), 'c')
  await waitFor(() => expect(path()).not.toContain('page=2'))
})

test('asks about a name that is there already before it is added again', async () => {
  const sent: unknown[] = []
  server.answer({
    ...answers([lead(1)]),
    'POST /api/prospects': ({ body }) => {
      sent.push(body)
      const error = {
        code: 'conflict',
        message: 'This looks like Clinic 1. Open it?',
        fields: {},
        details: { twin: toId(301) },
      }
      return sent.length === 1 ? new Response(JSON.stringify({ error }), { status: 409 }) : { id: toId(302) }
    },
  })
  const { user } = renderApp('/prospect-pipeline?dialog=add')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add prospect' }))
  await user.type(await dialog.findByLabelText(/Organization name/), 'clinic 1')
  await user.click(dialog.getByRole('button', { name: 'Add Prospect' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('This looks like Clinic 1. Open it?')
  expect(dialog.getByRole('button', { name: 'Open it' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Add Anyway' }))
  await waitFor(() => expect(sent[1]).toMatchObject({ name: 'clinic 1', anyway: true }))
})

test('a name of a client opens the client, and another name is not taken for meant', async () => {
  const sent: { anyway?: boolean }[] = []
  server.answer({
    ...answers([lead(1)]),
    'POST /api/prospects': ({ body }) => {
      sent.push(body as { anyway?: boolean })
      return refuse('conflict', 'This looks like Bright Path ABA. Open it?', {}, { twin: toId(2), isProspect: false })
    },
  })
  const { user } = renderApp('/prospect-pipeline?dialog=add')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add prospect' }))
  await user.type(await dialog.findByLabelText(/Organization name/), 'bright path aba')
  await user.click(dialog.getByRole('button', { name: 'Add Prospect' }))
  expect(await dialog.findByRole('link', { name: 'Open the client' })).toHaveAttribute(
    'href',
    `/organization/${toId(2)}`,
  )
  await user.type(dialog.getByLabelText(/Organization name/), ' of Waco')
  await user.click(dialog.getByRole('button', { name: 'Add Prospect' }))
  await waitFor(() => expect(sent.map(({ anyway }) => anyway)).toEqual([false, false]))
})

test('asks for a contact when a prospect without one is won', async () => {
  server.answer({
    ...answers([lead(1, { contact_email: null })]),
    [`POST /api/prospects/${toId(301)}/stage`]: () =>
      refuse('invalid', 'Add a contact to invite first.', { stage: 'Add a contact to invite first.' }),
  })
  const { user } = renderApp('/prospect-pipeline')
  await user.click(await screen.findByRole('button', { name: 'Actions for Clinic 1' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Move to Won' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Clinic 1' }))
  expect(await dialog.findByLabelText('Contact email')).toHaveValue('')
  expect(screen.getByText('Add a contact to invite first.')).toBeInTheDocument()
})

test('clinic staff read why there is nothing for them', async () => {
  server.answer(createHealthyServer(createPerson()))
  renderApp('/prospect-pipeline')
  await waitFor(() => expect(screen.getByText('Only platform staff can view prospects')).toBeVisible())
  expect(server.times('GET', '/api/prospects')).toBe(0)
})

test('a text is logged only with written consent, which is noted once', async () => {
  const sentence = 'Texting a prospect needs written consent. Note where and when they gave it.'
  server.answer({
    ...answers([lead(1)]),
    [`GET /api/prospects/${toId(301)}/log`]: () => ({ entries: [] }),
    [`POST /api/prospects/${toId(301)}/log`]: ({ body }) =>
      (body as { text_consent: string }).text_consent
        ? { ok: true }
        : refuse('invalid', sentence, { text_consent: sentence }),
  })
  const { user } = renderApp(`/prospect-pipeline?dialog=log&id=${toId(301)}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Log of Clinic 1' }))
  await user.click(await dialog.findByRole('radio', { name: 'Text' }))
  await user.type(dialog.getByRole('textbox', { name: 'What did you discuss?' }), 'Is Tuesday fine?')
  await user.click(dialog.getByRole('button', { name: 'Save to Log' }))
  const consent = await dialog.findByRole('textbox', { name: /Written consent to texts/ })
  expect(await dialog.findByText(sentence)).toBeVisible()
  await user.type(consent, 'Demo form of 11/2')
  await user.click(dialog.getByRole('button', { name: 'Save to Log' }))
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'What did you discuss?' })).toHaveValue(''))
  const sent = server.asked.filter(({ path, method }) => method === 'POST' && path.endsWith('/log')).at(-1)?.body
  expect(sent).toEqual({ kind: 'text', body: 'Is Tuesday fine?', text_consent: 'Demo form of 11/2' })
})
