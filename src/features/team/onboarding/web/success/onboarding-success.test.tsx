import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'
import { readSuccessItem, successItemKey } from '../../rules/success-item.ts'

const server = fakeServer()
const waco = { name: 'Waco', city: '', state: '', rbt_code: 'SA-WAC-R22', bcba_code: 'SA-WAC-B22' as string | null }
const position = { locationName: 'Waco', positionType: 'RBT', code: 'SA-WAC-R22' }
const getLink = (code: string) => `${window.location.origin}/apply/${code}`

/** What a finished onboarding left in the browser before it was reloaded. */
const left = (item: object) => {
  localStorage.setItem(successItemKey, JSON.stringify({ timestamp: Date.now() - 3000, ...item }))
  server.answer({
    ...createHealthyServer(createPerson({ platform: true, adminLevel: 'Admin' })),
    'GET /api/onboarding/drafts': () => ({ drafts: [] }),
  })
  return renderApp('/client-onboarding')
}
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('the success dialog shows every code once and counts what was added', async () => {
  left({ type: 'position', locations: [waco], position })
  const dialog = await findDialog('2 positions were added')
  expect(dialog.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'LocationPositionCodeApply linkMore',
    expect.stringMatching(/^WacoRBTSA-WAC-R22/),
    expect.stringMatching(/^WacoBCBASA-WAC-B22/),
  ])
})

test('a location that was added shows its codes after a reload', async () => {
  left({ type: 'location', locations: [{ ...waco, bcba_code: null }], position: null })
  const dialog = await findDialog('The location was added')
  expect(dialog.getByRole('row', { name: /Waco RBT SA-WAC-R22/ })).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Create Job Post' })).toHaveAttribute(
    'href',
    '/job-post-tracker?dialog=add&code=SA-WAC-R22',
  )
})

test('the success dialog has the apply link and the QR code of every code, copies the links, and begins a post of each', async () => {
  const { user } = left({ type: 'organization', locations: [waco], position: null })
  const dialog = await findDialog('The organization is ready')
  expect(dialog.getAllByRole('link', { name: /\/apply\// }).map((link) => (link as HTMLAnchorElement).href)).toEqual([
    getLink('SA-WAC-R22'),
    getLink('SA-WAC-B22'),
  ])
  expect(dialog.queryByRole('img')).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'QR code of SA-WAC-B22' }))
  expect(await dialog.findByRole('img', { name: `QR code of ${getLink('SA-WAC-B22')}` })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Copy Codes' }))
  expect(await navigator.clipboard.readText()).toBe(
    `Waco – RBT: SA-WAC-R22 – ${getLink('SA-WAC-R22')}\nWaco – BCBA: SA-WAC-B22 – ${getLink('SA-WAC-B22')}`,
  )
  expect(dialog.getByRole('link', { name: 'Create a job post for SA-WAC-B22' })).toHaveAttribute(
    'href',
    '/job-post-tracker?dialog=add&code=SA-WAC-B22',
  )
})

test('the success dialog does not cover invitation links that were not copied yet', async () => {
  const place = { key: 'a', name: 'Waco', city: 'Waco', state: 'TX', rbt: true, bcba: false, rbt_code: 'SA-WAC-R22' }
  server.answer({
    ...createHealthyServer(createPerson({ platform: true, adminLevel: 'Admin' })),
    'GET /api/onboarding/drafts': () => ({
      drafts: [
        {
          id: toId(400),
          kind: 'organization',
          data: { step: 7, name: 'Sunrise ABA', places: [place] },
          updatedAt: '2026-11-20T10:00:00Z',
          madeBy: 'Priya',
        },
      ],
    }),
    'POST /api/onboarding/check': () => ({ problems: [] }),
    [`PUT /api/onboarding/drafts/${toId(400)}`]: () => ({ updatedAt: '2026-11-20T10:05:00Z' }),
    'POST /api/onboarding/finish': () => ({
      organization_id: toId(77),
      success: { type: 'organization', locations: [waco], position: null },
      invitations: [
        { email: 'ana@example.test', link: '/invite/one' },
        { email: 'ben@example.test', link: '/invite/two' },
      ],
    }),
  })
  const { user } = renderApp(`/client-onboarding?draft=${toId(400)}`)
  await user.click(await screen.findByRole('button', { name: 'Create Organization' }))
  const finished = await screen.findByRole('region', { name: 'Finished' })
  expect(finished).toHaveTextContent(
    'The invitations are on their way by email. Copy the links now in case one doesn’t arrive',
  )
  const stored = readSuccessItem(localStorage.getItem(successItemKey))
  localStorage.setItem(successItemKey, JSON.stringify({ ...stored, timestamp: Date.now() - 3000 }))
  await user.click(screen.getByRole('button', { name: 'Copy the invitation of ana@example.test' }))
  // Longer than the dialog would take: that it stays away can only be waited for.
  await new Promise((resolve) => {
    setTimeout(resolve, 1200)
  })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Copy the invitation of ben@example.test' }))
  await findDialog('The organization is ready')
  await waitFor(() => expect(localStorage.getItem(successItemKey)).toBeNull())
})
