import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const lead = (n: number, more: Record<string, unknown> = {}) => ({
  id: toId(300 + n),
  name: `Clinic ${n}`,
  stage: 'New Lead',
  contact_name: 'Sam Rivera',
  contact_email: 'sam@example.test',
  contact_phone: null,
  source: 'Demo request',
  locations: 0,
  expected_positions: null,
  monthly_value: null,
  next_step: null,
  next_step_on: null,
  daysInStage: 0,
  owner_id: null,
  owner: null,
  demo_at: null,
  lost_reason: null,
  text_consent: null,
  request: null,
  ...more,
})
const opened = (rows: unknown[], more: Record<string, (ask: { body: unknown }) => unknown> = {}) => {
  server.answer({
    ...createHealthyServer(createPerson({ platform: true, adminLevel: 'Admin' })),
    'GET /api/prospects': () => ({ rows, owners: [] }),
    ...more,
  })
  return renderApp('/prospect-pipeline')
}
const findCard = async (name: string) => within(await screen.findByRole('listitem', { name }))

test('the card of a demo request shows its message and that no one owns it, and is taken with one click', async () => {
  const { user } = opened([lead(1, { request: 'We need 10 RBTs' }), lead(2, { owner_id: toId(9), owner: 'Priya' })], {
    [`POST /api/prospects/${toId(301)}/take`]: () => ({ id: toId(301) }),
  })
  const card = await findCard('Clinic 1')
  expect(card.getByText('“We need 10 RBTs”')).toBeVisible()
  expect(card.getByText('0 days here · No owner yet')).toBeVisible()
  expect((await findCard('Clinic 2')).getByText('0 days here · Priya')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Actions for Clinic 1' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Claim' }))
  expect(await screen.findByText('Clinic 1 is yours.')).toBeVisible()
})

test('a card opens by its name', async () => {
  const { user } = opened([lead(1)])
  await user.click((await findCard('Clinic 1')).getByRole('button', { name: 'Clinic 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Clinic 1' }))
  expect(await dialog.findByLabelText(/Organization name/)).toHaveValue('Clinic 1')
})

test('a card is carried to another stage by the keyboard', async () => {
  const moves: unknown[] = []
  const { user } = opened([lead(1)], {
    [`POST /api/prospects/${toId(301)}/stage`]: ({ body }) => {
      moves.push(body)
      return { id: toId(301), onboarding: null }
    },
  })
  const card = await screen.findByRole('listitem', { name: 'Clinic 1' })
  card.focus()
  await user.keyboard(' {ArrowRight}{ArrowRight} ')
  await waitFor(() => expect(moves).toMatchObject([{ stage: 'Demo Done' }]))
  expect(await screen.findByText('Clinic 1 moved to Demo Done.')).toBeVisible()
})

test('a duplicate is chosen, merged with the number in the button, and told', async () => {
  const { user, path } = opened([lead(1), lead(2)], {
    [`POST /api/prospects/${toId(301)}/merge`]: () => ({ ok: true }),
  })
  await user.click((await findCard('Clinic 1')).getByRole('button', { name: 'Actions for Clinic 1' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Merge a Duplicate' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge a duplicate' }))
  const button = await dialog.findByRole('button', { name: 'Merge 1 Prospect' })
  expect(button).toBeDisabled()
  await user.selectOptions(dialog.getByLabelText('Which one is the same as Clinic 1?'), 'Clinic 2 (New Lead)')
  await user.click(button)
  expect(await screen.findByText('Clinic 2 was merged into Clinic 1.')).toBeVisible()
  expect(server.asked.find((ask) => ask.path.endsWith('/merge'))?.body).toEqual({ duplicate: toId(302) })
  await waitFor(() => expect(path()).toBe('/prospect-pipeline'))
})
