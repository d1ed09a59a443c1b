import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const code = (n: number, more: Record<string, unknown> = {}) => ({
  id: toId(800 + n),
  code: `BPA-WAC-R2${n}`,
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
  ...more,
})
const answers = (rows: unknown[]) => ({
  ...createHealthyServer(createPerson()),
  'GET /api/job-codes': () => ({ rows, total: rows.length }),
})

test('a code shows its target, whether it is used, and how many came by it', async () => {
  server.answer(answers([code(2, { isUsed: true, candidates: 7 })]))
  renderApp('/active-job-codes')
  const row = within(await screen.findByRole('row', { name: /BPA-WAC-R22/ }))
  expect(row.getByText('In use')).toBeVisible()
  expect(row.getByRole('link', { name: '7' }).getAttribute('href')).toMatch(
    /^\/candidate-directory\?organization=.*&jobCode=BPA-WAC-R22$/,
  )
  expect(row.getByRole('button', { name: 'Copy BPA-WAC-R22' })).toBeVisible()
})

test('all codes are copied with their places and their links to apply', async () => {
  server.answer(answers([code(2), code(3)]))
  const { user } = renderApp('/active-job-codes')
  await user.click(await screen.findByRole('button', { name: 'Copy All 2' }))
  expect(await screen.findByText('2 codes copied.')).toBeVisible()
  const lines = (await navigator.clipboard.readText()).split('\n').map((line) => line.split('\t'))
  expect(lines.map((cells) => cells.slice(3))).toEqual([
    ['BPA-WAC-R22', `${window.location.origin}/apply/BPA-WAC-R22`],
    ['BPA-WAC-R23', `${window.location.origin}/apply/BPA-WAC-R23`],
  ])
})

test('a used code cannot be edited, an unused one can', async () => {
  server.answer(answers([code(2, { isUsed: true }), code(3)]))
  const { user } = renderApp('/active-job-codes')
  await user.click(await screen.findByRole('button', { name: 'Actions for BPA-WAC-R22' }))
  expect(await screen.findByRole('menuitem', { name: 'Edit (in use: replace it instead)' })).toBeDisabled()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Actions for BPA-WAC-R23' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit job code' }))
  const field = await dialog.findByLabelText('Code')
  await user.clear(field)
  await user.type(field, 'ROOM-10')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/Don’t use 0, O, 1, or I/)).toBeVisible()
  expect(server.asked.some((ask) => ask.method === 'PUT')).toBe(false)
})

test('retiring a code with an active post asks first, then sends the replacement along', async () => {
  const sent: unknown[] = []
  server.answer({
    ...answers([code(2, { isUsed: true, post: toId(701) })]),
    'GET /api/job-codes/suggestion': () => ({ code: 'BPA-WAC-R24' }),
    [`POST /api/job-codes/${toId(802)}/retire`]: ({ body }) => {
      sent.push(body)
      return sent.length === 1
        ? new Response(
            JSON.stringify({
              error: {
                code: 'conflict',
                message: 'BPA-WAC-R22 belongs to an active job post.',
                fields: {},
                details: { post: true },
              },
            }),
            { status: 409 },
          )
        : { id: toId(802), replacement: 'BPA-WAC-R24' }
    },
  })
  const { user } = renderApp(`/active-job-codes?dialog=retire&id=${toId(802)}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Retire BPA-WAC-R22' }))
  const button = await dialog.findByRole('button', { name: 'Retire and Replace 1 Code' })
  await waitFor(() => expect(button).toBeEnabled())
  await user.click(button)
  expect(await dialog.findByRole('alert')).toHaveTextContent('Retire it anyway?')
  await user.click(dialog.getByRole('button', { name: 'Retire 1 Code Anyway' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { confirmed: false, replacement: 'BPA-WAC-R24' },
      { confirmed: true, replacement: 'BPA-WAC-R24' },
    ]),
  )
})

test('the apply link has a QR code', async () => {
  server.answer(answers([code(2)]))
  renderApp(`/active-job-codes?dialog=qr&id=${toId(802)}`)
  const link = `${window.location.origin}/apply/BPA-WAC-R22`
  expect(await screen.findByRole('img', { name: `QR code of ${link}` })).toBeVisible()
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', link)
})

test('a code is tried without sending anyone', async () => {
  server.answer({
    ...answers([]),
    'GET /api/job-codes/resolve': () => ({ answer: 'To Waco, as an RBT.', leads: true, at: null }),
  })
  const { user } = renderApp('/active-job-codes')
  expect(await screen.findByText('No codes yet – finish Client Onboarding.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Test a Code' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Where does this code lead?' }))
  await user.type(await dialog.findByLabelText('Code'), 'bpa-wac-r22')
  await user.click(dialog.getByRole('button', { name: 'Test Code' }))
  expect(await dialog.findByText('To Waco, as an RBT.')).toBeVisible()
  await user.type(dialog.getByLabelText('Code'), '3')
  expect(dialog.queryByText('To Waco, as an RBT.')).not.toBeInTheDocument()
})

test('a suggested code can be wiped out and another typed', async () => {
  server.answer({
    ...answers([]),
    'GET /api/organizations/00000000-0000-4000-8000-000000000002': () => ({
      id: toId(2),
      name: 'Bright Path ABA',
      status: 'Active',
      subscription_type: null,
      scheduler: false,
      scheduler_new: false,
      time_zone: 'America/Chicago',
      contact_name: null,
      contact_email: null,
      texting_number: null,
      retention_months: null,
      posts: { good: 0, warning: 0, alert: 0 },
      locations: [
        {
          id: toId(51),
          name: 'Waco',
          city: 'Waco',
          state: 'TX',
          is_active: true,
          time_zone: null,
          hours: null,
          rbt_codes: [],
          bcba_codes: [],
          candidates: 3,
        },
      ],
      funnel: [],
    }),
    'GET /api/job-codes/suggestion': () => ({ code: 'BPA-WAC-R24' }),
  })
  const { user } = renderApp('/active-job-codes?dialog=add')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add job code' }))
  await user.click(await dialog.findByRole('combobox', { name: /Location/ }))
  await user.click(await screen.findByRole('option', { name: 'Waco, TX' }))
  const field = dialog.getByLabelText('Code')
  await waitFor(() => expect(field).toHaveValue('BPA-WAC-R24'))
  await user.clear(field)
  expect(field).toHaveValue('')
  await user.click(dialog.getByRole('button', { name: 'Add Code' }))
  expect(await dialog.findByText('Enter a code.')).toBeVisible()
})

test('a page beyond the last one becomes the last one', async () => {
  server.answer({
    ...answers([]),
    'GET /api/job-codes': ({ query }) => ({ rows: query.get('page') === '9' ? [] : [code(2)], total: 30 }),
  })
  const { path } = renderApp('/active-job-codes?page=9')
  expect(await screen.findByRole('row', { name: /BPA-WAC-R22/ })).toBeVisible()
  expect(path()).toContain('page=2')
})

test('a place is one of a client: organizations that are still prospects are not offered', async () => {
  server.answer({
    ...answers([]),
    ...createHealthyServer(createPerson({ platform: true })),
    'GET /api/job-codes': () => ({ rows: [], total: 0 }),
    'GET /functions/v1/admin-get-organizations': () => ({
      organizations: [
        { id: toId(2), name: 'Bright Path ABA', status: 'ACTIVE' },
        { id: toId(3), name: 'Blue Heron Behavior', status: 'Paused' },
        { id: toId(4), name: 'Kite ABA', status: 'Prospect' },
      ],
    }),
  })
  const { user } = renderApp('/active-job-codes?dialog=add')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('combobox', { name: 'Organization' }))
  expect(await screen.findByRole('option', { name: 'Bright Path ABA' })).toBeVisible()
  expect(screen.getByRole('option', { name: 'Blue Heron Behavior' })).toBeVisible()
  expect(screen.queryByRole('option', { name: 'Kite ABA' })).not.toBeInTheDocument()
})
