import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const leaver = {
  id: toId(2),
  full_name: 'Lea Vega',
  email: 'lea@example.test',
  role: 'user',
  admin_level: null,
  organization_id: toId(2),
  organization_name: 'Bright Path ABA',
  last_sign_in_at: null,
  two_factor_at: null,
  deactivated_at: null,
  calendar_feed_at: null,
  isSelf: false,
}
const held = {
  candidates: 12,
  interviews: 3,
  offers: 0,
  threads: 0,
  loginsOwned: 1,
  loginsShared: 0,
  folders: 0,
  prospects: 0,
  reports: 0,
}
const path = `/api/users/${leaver.id}/hand-over`
const world = (more: object = {}) => ({
  ...createHealthyServer(createPerson({ adminLevel: 'Admin' })),
  'GET /api/users': () => ({ rows: [leaver], total: 1, organizations: [{ id: toId(2), name: 'Bright Path ABA' }] }),
  [`GET ${path}`]: () => ({ held, people: [{ id: toId(3), name: 'Tara King' }], knows: [] }),
  ...more,
})
const open = async (item: string) => {
  const app = renderApp('/user-management')
  await app.user.click(await screen.findByRole('button', { name: 'Actions for Lea Vega' }))
  await app.user.click(await screen.findByRole('menuitem', { name: item }))
  return { ...app, dialog: within(await screen.findByRole('dialog')) }
}
const choose = async ({ user, dialog }: Awaited<ReturnType<typeof open>>, label: string) => {
  await user.click(await dialog.findByRole('combobox', { name: label }))
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Tara King' }))
}
const sentTo = (address: string) =>
  server.asked.findLast(({ path: asked, method }) => asked === address && method === 'POST')?.body

test('lists a person’s records, and passes them to the chosen colleague with the real number', async () => {
  server.answer(world({ [`POST ${path}`]: () => ({ held }) }))
  const app = await open('Transfer')
  expect(await app.dialog.findByText('Lea Vega owns 12 candidates, 3 interviews and 1 login.')).toBeVisible()
  expect(app.dialog.getByRole('button', { name: 'Transfer' })).toBeDisabled()
  await choose(app, 'To')
  await app.user.click(app.dialog.getByRole('button', { name: 'Transfer 16' }))
  expect(await screen.findByText('12 candidates, 3 interviews and 1 login transferred to Tara King.')).toBeVisible()
  expect(sentTo(path)).toEqual({ to: toId(3), expected: held, overlaps: false })
})

test('names interviews at the same hours, and passes them once confirmed', async () => {
  const sentence = 'Tara King has other interviews at the same times: Ana García, Wed, Dec 2, 10:00 AM.'
  server.answer(world({ [`POST ${path}`]: () => refuse('conflict', sentence, {}, { overlaps: ['Ana García'] }) }))
  const app = await open('Transfer')
  await choose(app, 'To')
  await app.user.click(app.dialog.getByRole('button', { name: 'Transfer 16' }))
  expect(await app.dialog.findByRole('alert')).toHaveTextContent(sentence)
  server.answer(world({ [`POST ${path}`]: () => ({ held }) }))
  await app.user.click(app.dialog.getByRole('checkbox', { name: 'Transfer the interviews anyway' }))
  await app.user.click(app.dialog.getByRole('button', { name: 'Transfer 16' }))
  await waitFor(() => expect(sentTo(path)).toMatchObject({ overlaps: true }))
})

test('deactivating someone may transfer their records in the same press', async () => {
  const address = `/api/users/${leaver.id}/deactivate`
  server.answer(world({ [`POST ${address}`]: () => ({ ok: true }) }))
  const app = await open('Deactivate')
  expect(await app.dialog.findByText('Lea Vega owns 12 candidates, 3 interviews and 1 login.')).toBeVisible()
  expect(app.dialog.getByRole('button', { name: 'Deactivate' })).toBeEnabled()
  await choose(app, 'Transfer everything to')
  await app.user.click(app.dialog.getByRole('button', { name: 'Transfer 16 and Deactivate' }))
  expect(
    await screen.findByText(
      'Lea Vega is deactivated. 12 candidates, 3 interviews and 1 login transferred to Tara King.',
    ),
  ).toBeVisible()
  expect(sentTo(address)).toEqual({ hand_over: { to: toId(3), expected: held, overlaps: false } })
})

test('a move that waits for a hand-over leads to it', async () => {
  const sentence = '12 candidates are owned by this person. Transfer them first.'
  server.answer(
    world({
      [`PATCH /api/users/${leaver.id}`]: () =>
        refuse('invalid', sentence, { organization_id: sentence }, { handOver: true }),
    }),
  )
  const { user, dialog } = await open('Edit')
  await user.click(await dialog.findByRole('button', { name: 'Save' }))
  await user.click(await dialog.findByRole('button', { name: 'Transfer First' }))
  expect(await screen.findByText('Lea Vega owns 12 candidates, 3 interviews and 1 login.')).toBeVisible()
})

test('the passwords that someone knew are listed with Rotate, and the notice afterward leads to them', async () => {
  const knows = [
    { id: toId(71), site: 'Indeed', username: 'hiring@brightpath.test' },
    { id: toId(72), site: 'ZipRecruiter', username: '' },
  ]
  server.answer(
    world({
      [`GET ${path}`]: () => ({ held, people: [{ id: toId(3), name: 'Tara King' }], knows }),
      [`POST ${path}`]: () => ({ held }),
    }),
  )
  const app = await open('Transfer')
  expect(await app.dialog.findByText(/^Lea Vega knows 2 passwords\./)).toBeVisible()
  expect(
    app.dialog.getByRole('link', { name: 'Rotate the password of Indeed hiring@brightpath.test' }),
  ).toHaveAttribute('href', `/passwords-logins?dialog=rotate&id=${toId(71)}`)
  await choose(app, 'To')
  await app.user.click(app.dialog.getByRole('button', { name: 'Transfer 16' }))
  expect(await screen.findByRole('link', { name: 'Rotate 2 passwords' })).toHaveAttribute(
    'href',
    `/passwords-logins?known=${leaver.id}`,
  )
})
