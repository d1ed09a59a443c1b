import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createProfile } from '../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const one = createCandidate(1)
const at = `/candidate/${one.id}`
const api = `/api/candidates/${one.id}`
const withProfile = (more: Parameters<typeof createProfile>[1] = {}) => ({
  ...createHealthyServer(createPerson()),
  [`GET ${api}/profile`]: () => createProfile(1, more),
})
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a number is claimed until someone records what the registry says', async () => {
  const credential = {
    ...createProfile(1).credential,
    received: 'rbt25 445224',
    kind: 'RBT' as const,
    number: 'RBT-25-445224',
    year: 2025,
    state: 'claimed' as const,
  }
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const claimed = { certification_number: 'rbt25 445224' }
  server.answer({
    ...withProfile({ credential, candidate: claimed }),
    [`PUT ${api}/credential-check`]: () => ({ ok: true }),
  })
  const { user, path } = renderApp(`${at}?tab=credential`)
  expect(await screen.findByText('Claimed: not looked up yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Open the BACB Registry' }))
  expect(opened.mock.calls[0]?.[0]).toMatch(/^https:\/\/www\.bacb\.com\//)
  await expect(navigator.clipboard.readText()).resolves.toBe('RBT-25-445224')
  await user.click(screen.getByRole('button', { name: 'Record Result' }))
  await user.click(await screen.findByRole('radio', { name: 'Active' }))
  await user.click(screen.getByRole('button', { name: 'Record' }))
  await waitFor(() => expect(path()).toBe(`${at}?tab=credential`))
  expect(server.asked.find(({ path: asked }) => asked === `${api}/credential-check`)?.body).toEqual({
    status: 'Active',
    expires_on: '',
    supervisor: '',
  })
})

const notFound = {
  status: 'Not found' as const,
  at: '2026-11-19T16:00:00Z',
  by: { kind: 'person' as const, name: 'Riley Stone' },
  expires_on: null,
}

test('the registry’s answer is in the head and on the tab, and one click empties the number', async () => {
  const claimed = { certification_number: '00', fit: { kind: 'certified' as const, number: 100 }, credential: notFound }
  const { expires_on, ...check } = notFound
  server.answer({
    ...withProfile({
      candidate: claimed,
      scores: { ...createProfile(1).scores, skills_percentage: '80', experience_percentage: '72' },
      credential: {
        ...createProfile(1).credential,
        received: '00',
        kind: 'unreadable',
        state: 'verified',
        check: { ...check, expires_on, number: '00', supervisor: null },
      },
    }),
    [`PUT ${api}/certification-number/clear`]: () => ({ ok: true }),
  })
  const { user, path } = renderApp(`${at}?tab=credential`)
  await heading('Candidate B1')
  expect(screen.getByText('Registry: not found')).toBeVisible()
  expect(await screen.findByText(/^Registry: not found, looked up on .* by Riley Stone$/)).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Clear Number' })[0] ?? document.body)
  const dialog = await screen.findByRole('dialog', { name: 'Clear the certification number?' })
  expect(
    await within(dialog).findByText(
      'We keep “00” as received. The score goes from 100 (RBT Certified) to 76 (Good Fit (With Training)).',
    ),
  ).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Clear Number' }))
  await waitFor(() => expect(path()).toBe(`${at}?tab=credential`))
  expect(server.asked.find((ask) => ask.method === 'PUT')?.body).toEqual({ number: '00' })
})

test('a number that was emptied is shown as received, and nothing is offered for it', async () => {
  const emptied = { number: '00', by: { kind: 'person' as const, name: 'Riley Stone' }, at: '2026-11-20T18:00:00Z' }
  server.answer(withProfile({ credential: { ...createProfile(1).credential, emptied } }))
  renderApp(`${at}?tab=credential`)
  expect(await screen.findByText(/^Cleared on Nov 20, 2026.* by Riley Stone$/)).toBeVisible()
  expect(screen.getByText('00')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Clear Number' })).toBeNull()
})

test('the next step is above the number, with the words of the résumé and any other number in it', async () => {
  const next = {
    case: 'claimed' as const,
    title: 'Claimed',
    step: 'Look up the number in the registry and record the result.',
    quote: 'RBT, certified 2023',
    isTrainable: false,
    otherNumber: 'RBT-23-999888',
  }
  const number = { kind: 'RBT' as const, number: 'RBT-25-445224', received: 'RBT-25-445224', state: 'claimed' as const }
  server.answer(withProfile({ credential: { ...createProfile(1).credential, ...number, next } }))
  renderApp(`${at}?tab=credential`)
  const step = within(await screen.findByRole('region', { name: 'Next step' }))
  expect(step.getByText(next.title)).toBeVisible()
  expect(step.getByText(next.step)).toBeVisible()
  expect(step.getByText('It says: “RBT, certified 2023”')).toBeVisible()
  expect(
    step.getByText('The resume names RBT-23-999888, on file is RBT-25-445224. Ask which of them is theirs.'),
  ).toBeVisible()
})

test('without a number the step is a registry search by name, and no toast reports a copy', async () => {
  server.answer(withProfile())
  renderApp(`${at}?tab=credential`)
  expect(
    await screen.findByText(/^The registry opens in a new tab, where they can be looked up by name: /),
  ).toBeVisible()
  expect(screen.queryByText(/number copied/)).not.toBeInTheDocument()
})
