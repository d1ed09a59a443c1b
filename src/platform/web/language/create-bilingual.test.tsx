import { MantineProvider } from '@mantine/core'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createBilingual } from './create-bilingual.tsx'

const renderPage = (loadSpanish: Parameters<typeof createBilingual<{ greeting: string }>>[1]) => {
  const { Speaking, useWords } = createBilingual({ greeting: 'Hello' }, loadSpanish)
  const Greeting = () => <p>{useWords().words.greeting}</p>
  const routeTree = createRootRoute({
    component: () => (
      <MantineProvider env="test">
        <Speaking>
          <Greeting />
        </Speaking>
      </MantineProvider>
    ),
  })
  const history = createMemoryHistory({ initialEntries: ['/?lang=es'] })
  render(<RouterProvider router={createRouter({ routeTree, history })} />)
}

test('until Spanish is here the page shows that it is on its way, then its words', async () => {
  const { promise: here, resolve: arrive } = Promise.withResolvers<void>()
  renderPage(async () => {
    await here
    return { words: { greeting: 'Hola' }, refusals: {} }
  })
  expect(await screen.findByRole('status', { name: 'Cargando' })).toBeVisible()
  expect(screen.queryByText('Hello')).not.toBeInTheDocument()
  arrive()
  expect(await screen.findByText('Hola')).toBeVisible()
  await waitFor(() => expect(document.documentElement.lang).toBe('es'))
})

test('where Spanish fails to load the page is English, also in its language for screen readers', async () => {
  renderPage(async () => await Promise.reject(new TypeError('connection lost')))
  expect(await screen.findByText('Hello')).toBeVisible()
  expect(document.documentElement.lang).toBe('en')
})
