import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createProfile } from '../../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson } from '../../../../../app/web/testing/world.ts'
import { fakeServer, refuse } from '../../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const one = createCandidate(1)

test('a refused reason is shown once, at its field, until it is changed', async () => {
  const words = 'Enter a short reason.'
  server.answer({
    ...createHealthyServer(createPerson()),
    [`GET /api/candidates/${one.id}/profile`]: () => createProfile(1),
    [`PUT /api/candidates/${one.id}/score-override`]: () => refuse('invalid', words, { reason: words }),
  })
  const { user } = renderApp(`/candidate/${one.id}?dialog=override`)
  await user.type(await screen.findByRole('textbox', { name: 'Score' }), '70')
  const reason = screen.getByRole('textbox', { name: 'Reason' })
  await user.type(reason, '-')
  await user.click(screen.getByRole('button', { name: 'Save Score' }))
  expect(await screen.findAllByText(words)).toHaveLength(1)
  expect(reason).toHaveFocus()
  await user.type(reason, 'Two years')
  expect(screen.queryByText(words)).not.toBeInTheDocument()
})
