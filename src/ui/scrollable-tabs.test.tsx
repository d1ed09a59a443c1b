import { MantineProvider, Tabs } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ScrollableTabs } from './scrollable-tabs.tsx'

afterEach(() => vi.restoreAllMocks())

test('the chosen one of many tabs is brought into the middle of their line, and the page stays where it is', () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(700)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  render(
    <MantineProvider env="test">
      <Tabs value="Billing">
        <ScrollableTabs>
          {['Overview', 'Locations', 'Billing'].map((name) => (
            <Tabs.Tab key={name} value={name}>
              {name}
            </Tabs.Tab>
          ))}
        </ScrollableTabs>
      </Tabs>
    </MantineProvider>,
  )
  expect(screen.getByRole('tablist').scrollLeft).toBe(600)
  expect(scrolled).not.toHaveBeenCalled()
})
