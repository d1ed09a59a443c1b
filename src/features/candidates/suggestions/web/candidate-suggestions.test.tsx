import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createProfile } from '../../../../app/web/testing/create-profile.ts'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createCandidate, createHealthyServer, createPerson, toId } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()
const one = createCandidate(1)
const suggestion = {
  id: toId(30_001),
  came_by: 'apply' as const,
  made_at: '2026-11-20T18:00:00Z',
  changes: [{ field: 'phone_number' as const, before: null, after: '(254) 201-0177' }],
  consents: true,
}
const api = `/api/candidate-suggestions/${suggestion.id}/decision`

test.each([
  ['Accept', 'accepted', 'Details accepted.'],
  ['Dismiss', 'dismissed', 'Suggestion dismissed.'],
])(
  'what an application says about a candidate on file stands on their page until staff decide: %s',
  async (button, decision, told) => {
    server.answer({
      ...createHealthyServer(createPerson()),
      [`GET /api/candidates/${one.id}/profile`]: () => createProfile(1, { suggestions: [suggestion] }),
      [`POST ${api}`]: () => ({ ok: true }),
    })
    const { user } = renderApp(`/candidate/${one.id}`)
    expect(await screen.findByText('Phone: (254) 201-0177 (now empty)')).toBeVisible()
    expect(screen.getByText('Agrees to texts')).toBeVisible()
    await user.click(screen.getByRole('button', { name: button }))
    expect(await screen.findByText(told)).toBeInTheDocument()
    expect(server.asked.findLast(({ method, path }) => method === 'POST' && path === api)?.body).toEqual({ decision })
  },
)
