import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const proof = {
  organization: 'Bright Path ABA',
  rubricVersion: '2',
  scored: 412,
  quotes: { resumes: 200, of: 1_843, verbatim: 1_843 },
  groups: [
    { name: 'English', scored: 300, above: 150, rate: 0.5, ratio: 1, isLow: false },
    { name: 'Spanish', scored: 90, above: 35, rate: 35 / 90, ratio: 35 / 45, isLow: true },
    { name: 'Other', scored: 22, above: 12, rate: null, ratio: null, isLow: false },
  ],
  sway: [
    {
      reviewer: { kind: 'person', name: 'Riley Adams' },
      seen: { high: { n: 40, forward: 36 }, low: { n: 30, forward: 6 } },
      blind: { high: { n: 25, forward: 15 }, low: { n: 20, forward: 9 } },
      sway: { value: 0.55, from: 0.21, until: 0.83 },
    },
    {
      reviewer: { kind: 'platform', name: null },
      seen: { high: { n: 2, forward: 1 }, low: { n: 0, forward: 0 } },
      blind: { high: { n: 1, forward: 1 }, low: { n: 0, forward: 0 } },
      sway: null,
    },
  ],
}
const open = (answer: () => unknown = () => proof) => {
  server.answer({ ...createHealthyServer(createPerson()), 'GET /api/scoring/proof': answer })
  return renderApp('/scoring-proof')
}
const part = async (name: string) => within(await screen.findByRole('region', { name }))

test('one printable page shows figures, swaps, the clinic’s own quotes and groups, law, and versions', async () => {
  const printed = vi.fn()
  vi.stubGlobal('print', printed)
  open()
  const own = await part('In your clinic')
  expect(
    await own.findByText(
      '1,843 of 1,843 quotes in the newest 200 of 412 scored resumes match the resume word for word. Checked just now.',
    ),
  ).toBeVisible()
  expect(own.getByRole('row', { name: 'Spanish 90 35 (39%) 0.78, below 0.80: review it' })).toBeVisible()
  expect(own.getByRole('row', { name: 'Other 22 – fewer than 30' })).toBeVisible()
  const reads = await part('How well it reads')
  expect(
    reads.getByRole('row', {
      name: 'Certifications: kind, number, state 0.945 0.851–0.981, n 55 0.929 0.830–0.972, n 56',
    }),
  ).toBeVisible()
  expect(
    (await part('Swaps that change no number')).getByRole('row', { name: 'Gap between jobs 9,822 0' }),
  ).toBeVisible()
  expect((await part('Notices by state law')).getByText('Colorado, from Jan 1, 2027')).toBeVisible()
  expect((await part('Versions')).getByText('Version 2, since Nov 24, 2026')).toBeVisible()
  expect((await part('For your records')).getByText(/^It helps people decide/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Print for Your Records' }))
  expect(printed).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('reports quotes that no longer match, and a clinic without scores', async () => {
  open(() => ({ ...proof, quotes: { resumes: 2, of: 9, verbatim: 7 } }))
  expect(await (await part('In your clinic')).findByText(/^7 of 9 quotes .* Read them again\.$/)).toBeVisible()
})

test('shows notices for a clinic without scores and for figures that fail to load', async () => {
  let isThere = false
  open(() =>
    isThere
      ? { ...proof, scored: 0, quotes: { resumes: 0, of: 0, verbatim: 0 }, groups: [], sway: [] }
      : refuse('unavailable', 'No.'),
  )
  const own = await part('In your clinic')
  expect(await own.findByText('Couldn’t load this organization’s figures.')).toBeVisible()
  isThere = true
  await userEvent.click(own.getByRole('button', { name: /retry/i }))
  expect(await own.findByText('Bright Path ABA has no scored resumes yet.')).toBeVisible()
  expect(own.queryByRole('table')).toBeNull()
  expect(own.getByText(/^No blind sample decisions yet\./)).toBeVisible()
})

test('shows the sway of the score on each reviewer with its range, or a note on too few decisions', async () => {
  open()
  const own = await part('In your clinic')
  expect(
    await own.findByRole('row', {
      name: 'Riley Adams 60% of 25 45% of 20 90% of 40 20% of 30 +55 (+21 to +83)',
    }),
  ).toBeVisible()
  expect(
    own.getByRole('row', { name: 'Platform staff 100% of 1 – 50% of 2 – too few to tell: 20 a column' }),
  ).toBeVisible()
})
