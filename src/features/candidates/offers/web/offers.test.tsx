import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createProfile } from '../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const one = createCandidate(1)
const at = `/candidate/${one.id}`
const api = `/api/candidates/${one.id}`
const clinics = [
  { id: toId(3001), name: 'Blue Heron Behavior' },
  { id: toId(3002), name: 'Étoile ABA' },
]
const staff = createPerson({ platform: true, adminLevel: 'Admin' })
const open = (
  answers: Record<string, (ask: never) => unknown> = {},
  {
    path = at,
    more = {},
    me = staff,
  }: { path?: string; more?: Parameters<typeof createProfile>[1]; me?: typeof staff } = {},
) => {
  server.answer({
    ...createHealthyServer(me),
    [`GET ${api}/profile`]: () => createProfile(1, more),
    [`GET ${api}/referral-choices`]: () => ({ clinics }),
    ...answers,
  })
  return renderApp(path)
}
const dialogAt = async () => await screen.findByRole('dialog', { name: 'Refer to another clinic' })
const choose = async (user: ReturnType<typeof renderApp>['user'], name: string) => {
  const field = await within(await dialogAt()).findByRole('combobox', { name: 'Clinic' })
  await user.click(field)
  await user.click(await screen.findByRole('option', { name }))
}
const agree = async (user: ReturnType<typeof renderApp>['user']) =>
  await user.type(screen.getByRole('textbox', { name: /Where and when did they agree/ }), 'By phone')

test('platform staff offer a candidate to the clinic that the button names, and undo it', async () => {
  const { user } = open({
    [`POST ${api}/referrals`]: () => ({ id: toId(41), candidate_id: toId(42), fileMissing: true }),
    [`DELETE /api/candidates/referrals/${toId(41)}`]: () => ({ ok: true }),
  })
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Refer to Another Clinic…' }))
  expect(await within(await dialogAt()).findByRole('button', { name: 'Refer' })).toBeDisabled()
  expect(screen.getByRole('combobox', { name: 'Clinic' })).toHaveFocus()
  await choose(user, 'Étoile ABA')
  await agree(user)
  await user.click(screen.getByRole('button', { name: 'Refer to Étoile ABA' }))
  expect(await screen.findByText(/was referred to Étoile ABA\. One file was missing/)).toBeInTheDocument()
  expect(server.asked.findLast(({ path }) => path === `${api}/referrals`)?.body).toEqual({
    organization_id: toId(3002),
    agreed: 'By phone',
  })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Referral to Étoile ABA withdrawn.')).toBeInTheDocument()
})

test('a missing agreement shows an error at its field and keeps the choice', async () => {
  const { user } = open({}, { path: `${at}?dialog=offer` })
  await choose(user, 'Blue Heron Behavior')
  await user.click(screen.getByRole('button', { name: 'Refer to Blue Heron Behavior' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /Where and when did they agree/ })).toHaveAccessibleDescription(
      expect.stringContaining('Enter where and when they agreed to be referred.'),
    ),
  )
  expect(screen.getByRole('button', { name: 'Refer to Blue Heron Behavior' })).toBeEnabled()
  expect(server.asked.some(({ path }) => path === `${api}/referrals`)).toBe(false)
})

test('a clinic that has the person already is refused with a link to the record there', async () => {
  const words = 'This clinic already has someone with this email address or phone number.'
  const there = { id: toId(77), name: 'Ana García', position: 'BCBA' }
  const { user } = open(
    { [`POST ${api}/referrals`]: () => refuse('conflict', words, { organization_id: words }, { candidate: there }) },
    { path: `${at}?dialog=offer` },
  )
  await choose(user, 'Blue Heron Behavior')
  await agree(user)
  await user.click(screen.getByRole('button', { name: 'Refer to Blue Heron Behavior' }))
  expect(await screen.findByRole('link', { name: 'Open Ana García' })).toHaveAttribute('href', `/bcba/${there.id}`)
  expect(screen.getByRole('combobox', { name: 'Clinic' })).toBeInvalid()
})

test('a record to be deleted cannot be offered, and the form shows it before any typing', async () => {
  open({}, { path: `${at}?dialog=offer`, more: { erasure: { on: '2026-12-20', reason: null } } })
  expect(await within(await dialogAt()).findByText(/about to be deleted, so you can’t refer it/)).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Clinic' })).toBeNull()
})

test('without another client there is nothing to choose', async () => {
  open({ [`GET ${api}/referral-choices`]: () => ({ clinics: [] }) }, { path: `${at}?dialog=offer` })
  expect(await screen.findByText(/already referred to every active client/)).toBeVisible()
})

test('clinics that fail to load can be loaded again', async () => {
  const { user } = open(
    { [`GET ${api}/referral-choices`]: () => refuse('invalid', 'Not now') },
    { path: `${at}?dialog=offer` },
  )
  const again = await within(await dialogAt()).findByRole('button', { name: 'Retry' })
  server.answer({ [`GET ${api}/referral-choices`]: () => ({ clinics }) })
  await user.click(again)
  expect(await screen.findByRole('combobox', { name: 'Clinic' })).toBeVisible()
})

test('clinic staff find no offer in the menu or at its address', async () => {
  const { user } = open({}, { path: `${at}?dialog=offer`, me: createPerson({ adminLevel: 'Admin' }) })
  await user.click(await screen.findByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: 'Merge With Duplicate' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: /Refer to Another Clinic/ })).toBeNull()
  expect(screen.queryByRole('dialog', { name: 'Refer to another clinic' })).toBeNull()
  expect(server.asked.some(({ path }) => path.endsWith('/referral-choices'))).toBe(false)
})

const link = {
  id: toId(41),
  clinic: { id: toId(3002), name: 'Étoile ABA' },
  candidate: { id: toId(42), name: 'Ana García', position: 'RBT' as const },
  agreed: 'By phone, November 20',
  at: '2026-11-20T15:00:00Z',
}

test('the page links both records, and an untouched offer can be undone there', async () => {
  const offers = [
    { ...link, way: 'to' as const, canWithdraw: true },
    {
      ...link,
      id: toId(43),
      way: 'from' as const,
      clinic: { id: toId(9), name: 'Old Oak' },
      candidate: null,
      agreed: null,
      canWithdraw: false,
    },
  ]
  const { user } = open(
    { [`DELETE /api/candidates/referrals/${toId(41)}`]: () => refuse('conflict', 'Somebody has worked with them.') },
    { more: { offers } },
  )
  expect(await screen.findByRole('link', { name: 'Étoile ABA' })).toHaveAttribute('href', `/candidate/${toId(42)}`)
  expect(screen.getByText(/They agreed: “By phone, November 20”/)).toBeVisible()
  expect(screen.getByText(/Referred from Old Oak on .* The record there was deleted\./)).toBeVisible()
  expect(screen.getAllByRole('button', { name: /Withdraw the referral/ })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Withdraw the referral to Étoile ABA' }))
  expect(await screen.findByText('Somebody has worked with them.')).toBeVisible()
})
