import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const place = { key: 'a', name: 'Waco', city: 'Waco', state: 'TX', rbt: true, bcba: false, rbt_code: '', bcba_code: '' }
type Problem = { step: number; field: string; message: string }

const opened = (data: Record<string, unknown>, problems: (name: string) => Problem[] = () => []) => {
  let stored = { name: 'Sunrise ABA', ...data }
  server.answer({
    ...createHealthyServer(createPerson({ platform: true, adminLevel: 'Admin' })),
    'GET /api/onboarding/drafts': () => ({
      drafts: [
        { id: toId(400), kind: 'organization', data: stored, updatedAt: '2026-11-20T10:00:00Z', madeBy: 'Priya' },
      ],
    }),
    [`PUT /api/onboarding/drafts/${toId(400)}`]: ({ body }) => {
      stored = (body as { data: typeof stored }).data
      return { updatedAt: '2026-11-20T10:05:00Z' }
    },
    'POST /api/onboarding/check': ({ body }) => ({ problems: problems((body as { name: string }).name) }),
  })
  return { ...renderApp(`/client-onboarding?draft=${toId(400)}`), stored: () => stored }
}
const next = async () => await screen.findByRole('button', { name: 'Next' })
const listValues = (label: string) =>
  screen.getAllByLabelText(label).map((field) => (field instanceof HTMLInputElement ? field.value : ''))

test('pasted rows go along by Next, commas as well as tabs, with their number', async () => {
  const { user } = opened({ step: 2 })
  await user.click(await screen.findByLabelText('Paste from a spreadsheet'))
  await user.paste('Savannah River, Savannah, GA\nKaty\tKaty\tTX')
  await user.click(await next())
  expect(await screen.findByRole('heading', { name: 'Positions' })).toBeVisible()
  expect(screen.getByText('2 pasted locations were added.')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Positions at Savannah River, Savannah, GA' })).toBeVisible()
  expect(screen.getByRole('group', { name: 'Positions at Katy, TX' })).toBeVisible()
})

test('pasted rows are kept with the onboarding, and go along by any step', async () => {
  const first = opened({ step: 2 })
  await first.user.click(await screen.findByLabelText('Paste from a spreadsheet'))
  await first.user.paste('Katy, TX')
  await waitFor(() => expect(first.stored()).toMatchObject({ pasted: 'Katy, TX' }))
  await first.user.click(screen.getByRole('button', { name: 'All Onboardings' }))
  await first.user.click(await screen.findByRole('button', { name: 'Continue with Sunrise ABA' }))
  expect(await screen.findByLabelText('Paste from a spreadsheet')).toHaveValue('Katy, TX')
  await first.user.click(screen.getByRole('button', { name: /1\. Organization/ }))
  await first.user.click(await screen.findByRole('button', { name: /2\. Locations/ }))
  await waitFor(() => expect(listValues('Name')).toEqual(['Katy']))
  expect(screen.getByLabelText('Paste from a spreadsheet')).toHaveValue('')
})

test('Next stays at a step with problems and says them at their fields; a row that was just begun says nothing', async () => {
  const { user } = opened({ step: 2, places: [{ ...place, state: '' }] })
  await screen.findByLabelText('Name')
  expect(screen.queryByText('Choose a state.')).not.toBeInTheDocument()
  await user.click(await next())
  expect(await screen.findByText('Choose a state.')).toBeVisible()
  expect(screen.getByRole('button', { name: '2. Locations 1 problem' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add Location' }))
  expect(screen.queryByText('Enter the location’s name.')).not.toBeInTheDocument()
  await user.click(await next())
  expect(await screen.findByText('Enter the location’s name.')).toBeVisible()
  expect(screen.getByRole('button', { name: '2. Locations 3 problems' })).toBeVisible()
})

test('Next shows a taken name, until it is changed', async () => {
  const { user } = opened({ step: 1 }, (name) =>
    name === 'Sunrise ABA'
      ? [{ step: 1, field: 'organization.name', message: 'There is already an organization called Sunrise ABA.' }]
      : [],
  )
  await user.click(await next())
  expect(await screen.findByText('There is already an organization called Sunrise ABA.')).toBeVisible()
  await user.type(screen.getByLabelText(/Organization name/), ' of Waco')
  expect(screen.queryByText(/already exists/)).not.toBeInTheDocument()
  await user.click(await next())
  expect(await screen.findByRole('heading', { name: 'Locations' })).toBeVisible()
})

test('marks the same code twice at its step and in the review, and creates nothing until it is fixed', async () => {
  const coded = { ...place, rbt_code: 'SA-WAC-R22' }
  const { user } = opened({ step: 4, places: [coded, { ...coded, key: 'b', name: 'Katy', rbt_code: 'sa-wac-r22' }] })
  await user.click(await screen.findByRole('button', { name: /7\. Review/ }))
  expect(await screen.findByRole('button', { name: '4. Codes 1 problem' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Create Organization' })).toBeDisabled()
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Codes: 1 problem' }))
  expect(await screen.findByText('This code appears twice')).toBeVisible()
  const second = screen.getAllByLabelText('RBT code')[1]
  if (second) await user.clear(second)
  if (second) await user.type(second, 'SA-KAT-R22')
  await user.click(screen.getByRole('button', { name: /7\. Review/ }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Create Organization' })).toBeEnabled())
})

test('shows pasted rows as they were read before they are added, tabs, commas and semicolons alike', async () => {
  const { user } = opened({ step: 2 })
  await user.click(await screen.findByLabelText('Paste from a spreadsheet'))
  await user.paste('Austin North, Austin, TX\nKaty\tKaty\tTX\nWaco;Waco;Tejas\nTyler')
  const rows = within(screen.getByRole('table', { name: 'Read from the pasted text' })).getAllByRole('row')
  expect(
    rows.slice(1).map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['Austin North', 'Austin', 'TX'],
    ['Katy', 'Katy', 'TX'],
    ['Waco', 'Waco', 'Tejas isn’t a US state'],
    ['Tyler', '–', 'No state'],
  ])
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add 4 Locations' }))
  expect(listValues('Name')).toEqual(['Austin North', 'Katy', 'Waco', 'Tyler'])
  expect(screen.queryByRole('table', { name: 'Read from the pasted text' })).not.toBeInTheDocument()
})

test('a step that is done has a tick, one with a problem none, and both are left by their name', async () => {
  const { user } = opened({ step: 2, places: [{ ...place, state: '' }] })
  expect(await screen.findByRole('button', { name: '1. Organization done' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /5\. / }))
  expect(await screen.findByRole('button', { name: '2. Locations 1 problem' })).toBeVisible()
  expect(screen.getByRole('button', { name: '3. Positions done' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '1. Organization done' }))
  await user.clear(await screen.findByLabelText(/Organization name/))
  await user.click(screen.getByRole('button', { name: '3. Positions done' }))
  expect(await screen.findByRole('button', { name: '1. Organization 1 problem' })).toBeVisible()
})
