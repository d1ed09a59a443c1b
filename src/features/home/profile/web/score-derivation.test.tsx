import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createProfile } from '../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()

test.each([
  ['70', 70, false],
  [null, null, false],
  ['120%', 100, true],
  ['soon', null, true],
])('lists the values of a score only if one counts otherwise: %j as %j', async (received, counts, isListed) => {
  const fit = { ...createProfile(1).fit, inputs: [{ name: 'skills', received, counts }] }
  const { id } = createProfile(1).candidate
  server.answer({
    ...createHealthyServer(createPerson()),
    [`GET /api/candidates/${id}/profile`]: () => createProfile(1, { fit }),
  })
  renderApp(`/candidate/${id}`)
  expect(await screen.findByText('How this was counted')).toBeVisible()
  expect(screen.queryAllByRole('columnheader', { name: 'Counts as' })).toHaveLength(isListed ? 1 : 0)
})
