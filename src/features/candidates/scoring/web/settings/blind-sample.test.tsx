import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
type Blind = { one_in: number | null; since: string | null; waiting: number; decided: number }
const open = (who: Parameters<typeof createPerson>[0], given: Blind, isAway = () => false) => {
  const me = createPerson(who)
  const path = `/api/organizations/${me.organization.id}/scoring`
  let blind = given
  server.answer({
    ...createHealthyServer(me),
    [`GET ${path}`]: () => ({
      rubricVersion: '2',
      rubrics: [],
      values: [],
      blind,
      model: null,
      read: { scored: 0, older: 0, waits: 0, failed: 0 },
    }),
    [`PUT ${path}/blind-sample`]: ({ body }: { body: unknown }) => {
      if (isAway()) return refuse('unavailable', 'Away')
      const { one_in } = body as { one_in: number | null }
      blind = { ...blind, one_in, since: one_in === null ? null : '2026-11-20T18:00:00.000Z' }
      return { ok: true }
    },
  })
  return { ...renderApp('/settings?tab=scoring#blind-sample'), path }
}
const off = { one_in: null, since: null, waiting: 0, decided: 0 }
const region = async () => within(await screen.findByRole('region', { name: 'Blind sample' }))
const sent = () => server.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)

test('an Admin switches the blind sample on and off, and reads what it means', async () => {
  const { user } = open({ adminLevel: 'Admin' }, off)
  let part = await region()
  expect(part.getByRole('status')).toHaveTextContent('Off.')
  expect(part.getByText(/they count as not scored in lists, filters, files/)).toBeInTheDocument()
  expect(part.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await user.selectOptions(part.getByLabelText('Decided before the score appears'), '1 in 10')
  await user.click(part.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('Blind sample set to 1 in 10.')).toBeVisible()
  part = await region()
  await waitFor(() =>
    expect(part.getByRole('status')).toHaveTextContent('1 in 10. 0 candidates without a decision yet.'),
  )
  await user.selectOptions(part.getByLabelText('Decided before the score appears'), 'Off')
  await user.click(part.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('Blind sample off. All scores appear.')).toBeVisible()
  expect(sent()).toEqual([{ one_in: 10 }, { one_in: null }])
})

test('a reader who is no Admin sees the setting and its progress', async () => {
  open({ adminLevel: 'Manager' }, { one_in: 5, since: '2026-11-20T18:00:00.000Z', waiting: 1, decided: 1_204 })
  const part = await region()
  expect(part.getByRole('status')).toHaveTextContent(
    '1 in 5. 1 candidate without a decision yet. 1,204 candidates decided before the score appeared.',
  )
  expect(part.queryByRole('button', { name: 'Apply' })).toBeNull()
  expect(part.queryByRole('combobox')).toBeNull()
})

test('a failure is shown, and the choice stays', async () => {
  const { user } = open({ adminLevel: 'Admin' }, off, () => true)
  const part = await region()
  await user.selectOptions(part.getByLabelText('Decided before the score appears'), '1 in 50')
  await user.click(part.getByRole('button', { name: 'Apply' }))
  expect(await part.findByText('Away')).toBeVisible()
  expect(part.getByLabelText('Decided before the score appears')).toHaveValue('1 in 50')
  expect(part.getByRole('button', { name: 'Apply' })).toBeEnabled()
})
