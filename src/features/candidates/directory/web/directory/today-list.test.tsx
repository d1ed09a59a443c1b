import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const row = (name: RegExp) => screen.findByRole('row', { name })

test('a person may hide a column of the dashboard that says the same in each row, and bring it back', async () => {
  server.answer(createHealthyServer(createPerson()))
  const { user } = renderApp('/')
  await row(/Candidate B1/)
  const all = heads()
  expect(all).toContain('Organization')
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns and row height' }))
  await user.click(await dialog.findByRole('checkbox', { name: 'Organization' }))
  await waitFor(() => expect(heads()).toEqual(all.filter((head) => head !== 'Organization')))
  await user.click(dialog.getByRole('checkbox', { name: 'Organization' }))
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(heads()).toEqual(all))
})
