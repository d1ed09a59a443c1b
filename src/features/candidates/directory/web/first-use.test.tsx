import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../../app/web/testing/render-app.tsx'
import { createHealthyServer, createPerson } from '../../../../app/web/testing/world.ts'
import { fakeServer } from '../../../../platform/web/testing/fake-server.ts'

const server = fakeServer()

test('a directory without anyone says to share a job code, and leads to them', async () => {
  server.answer({
    ...createHealthyServer(createPerson()),
    'GET /api/saved-views': () => ({ views: [] }),
    'GET /api/candidates': () => ({ rows: [], page: 1 }),
    'GET /api/candidates/count': () => ({ total: 0 }),
  })
  renderApp('/candidate-directory')
  expect(await screen.findByText('No candidates yet – share a job code')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open Job Codes' })).toHaveAttribute('href', '/active-job-codes')
})
