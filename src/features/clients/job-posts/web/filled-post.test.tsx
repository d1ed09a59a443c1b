import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'
import { type Position } from '../../../../rules/credential/positions.ts'

const server = fakeServer()
const place = {
  city: 'Waco',
  state: 'TX',
  is_active: true,
  time_zone: null,
  hours: null,
  rbt_codes: [],
  bcba_codes: [],
  candidates: 0,
}
const sunrise = {
  id: toId(77),
  name: 'Sunrise ABA',
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
  locations: [{ ...place, id: toId(51), name: 'North' }],
  funnel: [],
}

const opened = (at: { organization_id: string; location_id: string; position: Position } | null) => {
  server.answer({
    ...createHealthyServer(createPerson({ platform: true })),
    'GET /api/job-posts/tracker': () => ({ rows: [], total: 0, counts: { good: 0, warning: 0, alert: 0 } }),
    'GET /api/job-codes/resolve': () => ({ answer: '', leads: at !== null, at }),
    'GET /functions/v1/admin-get-organizations': () => ({
      organizations: [{ id: toId(77), name: 'Sunrise ABA', status: 'Active' }],
    }),
    [`GET /api/organizations/${toId(77)}`]: () => sunrise,
    'POST /api/job-posts': () => ({ id: toId(900) }),
  })
  return renderApp('/job-post-tracker?dialog=add&code=SA-NOR-B22')
}
const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Add job post' }))

test('a job post that comes from a code has organization, location and position; only the start is left', async () => {
  const { user, path } = opened({ organization_id: toId(77), location_id: toId(51), position: 'BCBA' })
  const dialog = await findDialog()
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Organization' })).toHaveValue('Sunrise ABA'))
  await waitFor(() => expect(dialog.getByRole('combobox', { name: /Location/ })).toHaveValue('North, Waco, TX'))
  expect(dialog.getByRole('radio', { name: 'BCBA' })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Add Job Post' }))
  await waitFor(() =>
    expect(
      server.asked.find(({ method, path: of }) => method === 'POST' && of === '/api/job-posts')?.body,
    ).toMatchObject({ location_id: toId(51), position: 'BCBA' }),
  )
  await waitFor(() => expect(path()).toBe('/job-post-tracker'))
})

test('a code that leads nowhere leaves the form empty', async () => {
  opened(null)
  const dialog = await findDialog()
  expect(await dialog.findByRole('combobox', { name: 'Organization' })).toHaveValue('')
  expect(dialog.getByRole('button', { name: 'Add Job Post' })).toBeDisabled()
})
