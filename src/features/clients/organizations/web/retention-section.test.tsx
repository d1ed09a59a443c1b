import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()

test('an Admin previews how many candidates a retention deletes, and saves it', async () => {
  const me = createPerson({ adminLevel: 'Admin' })
  const path = `/api/organizations/${me.user.organization_id}/retention`
  server.answer({
    ...createHealthyServer(me),
    [`GET ${path}`]: () => ({ months: null, noticedOn: null, due: 41, soon: 3 }),
    [`PUT ${path}`]: ({ body }) =>
      (body as { expected: number }).expected === 41
        ? { months: 24, due: 41 }
        : refuse('conflict', 'This affects 41 candidates today.', {}, { due: 41 }),
  })
  const { user } = renderApp('/settings?tab=advanced')
  await user.click(await screen.findByRole('button', { name: /^Retention/ }))
  const section = within(screen.getByRole('region', { name: 'Retention' }))
  await user.selectOptions(await section.findByRole('combobox', { name: 'Candidates who weren’t hired' }), '24')
  expect(
    await section.findByText(
      '41 candidates will be marked tonight and deleted 30 days later, and 3 more will be marked within 30 days.',
    ),
  ).toBeVisible()
  expect(section.getByText(/California and Colorado.* at least 4 years/)).toBeVisible()
  await user.click(section.getByRole('button', { name: 'Mark 41 candidates' }))
  expect(await screen.findByText('Saved. 41 candidates will be marked tonight.')).toBeInTheDocument()
})

test('a refused retention keeps no outdated count next to its reason', async () => {
  const me = createPerson({ adminLevel: 'Admin' })
  const path = `/api/organizations/${me.user.organization_id}/retention`
  server.answer({
    ...createHealthyServer(me),
    [`GET ${path}`]: () => ({ months: null, noticedOn: null, due: 0, soon: 0 }),
    [`PUT ${path}`]: () => refuse('conflict', 'This affects 41 candidates today.', {}, { due: 41 }),
  })
  const { user } = renderApp('/settings?tab=advanced')
  await user.click(await screen.findByRole('button', { name: /^Retention/ }))
  const section = within(screen.getByRole('region', { name: 'Retention' }))
  await user.selectOptions(await section.findByRole('combobox', { name: 'Candidates who weren’t hired' }), '24')
  expect(await section.findByText('No one is affected today.')).toBeVisible()
  await user.click(section.getByRole('button', { name: 'Save' }))
  expect(await section.findByRole('alert')).toHaveTextContent('This affects 41 candidates today.')
  expect(section.queryByText('No one is affected today.')).not.toBeInTheDocument()
  expect(section.getByRole('button', { name: 'Mark 41 candidates' })).toBeEnabled()
})
