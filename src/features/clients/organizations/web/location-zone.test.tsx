import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { details } from '../../../../app/web/testing/clients.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()

test('a location’s zone follows city and state; in a state with two zones the server asks at the field', async () => {
  const asks = 'Texas has two time zones. Choose this location’s time zone.'
  server.answer({
    ...createHealthyServer(createPerson()),
    [`GET /api/organizations/${toId(2)}`]: () => details,
    [`POST /api/organizations/${toId(2)}/locations`]: () =>
      refuse('invalid', 'Please check the fields.', { time_zone: asks }),
  })
  const { user } = renderApp(`/organization/${toId(2)}?tab=locations`)
  await user.click(await screen.findByRole('button', { name: 'Add Location' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add location' }))
  await user.type(await dialog.findByLabelText(/Name/), 'Far west')
  await user.click(dialog.getByRole('combobox', { name: /^State/ }))
  await user.click(await screen.findByRole('option', { name: 'TX – Texas' }))
  const zone = dialog.getByRole('combobox', { name: 'Time zone' })
  expect(zone).toHaveValue('')
  await user.click(dialog.getByRole('button', { name: 'Add Location' }))
  expect(await dialog.findByText(asks)).toBeVisible()
  await user.type(dialog.getByLabelText('City'), 'El Paso')
  expect(zone).toHaveValue('Mountain')
  expect(server.asked.findLast(({ path }) => path.endsWith('/locations'))?.body).toMatchObject({
    state: 'TX',
    time_zone: '',
  })
})
