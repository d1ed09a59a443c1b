import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const one = {
  id: toId(81),
  url: `/api/erasures/${toId(81)}/certificate`,
  cause: 'request',
  records: 2,
  erasedAt: '2026-11-20T18:00:00.000Z',
}
const open = (adminLevel: string | null) => {
  server.answer({
    ...createHealthyServer(createPerson({ adminLevel })),
    'GET /api/erasures': () => ({ items: [one], total: 1 }),
    'POST /api/erasures/find': () => ({ items: [] }),
  })
  return renderApp('/settings?tab=advanced')
}

test('an Admin opens a certificate, and confirms a person by phone or email', async () => {
  const { user } = open('Admin')
  await user.click(await screen.findByRole('button', { name: /^Deleted candidates/ }))
  const section = within(screen.getByRole('region', { name: 'Deleted candidates' }))
  const link = await section.findByRole('link', { name: /^Certificate of/ })
  expect(link).toHaveAttribute('href', one.url)
  await user.type(section.getByRole('textbox', { name: 'Phone or email' }), 'ana@example.test')
  await user.click(section.getByRole('button', { name: 'Find Certificate' }))
  expect(await section.findByText('No certificate matches.')).toBeVisible()
  expect(server.asked.findLast(({ method }) => method === 'POST')?.body).toEqual({ contact: 'ana@example.test' })
})

test('others find neither the certificates nor the legal holds', async () => {
  open(null)
  expect(await screen.findByRole('button', { name: /^Archive reasons/i })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Deleted candidates/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Legal holds/ })).toBeNull()
})
