import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RehearsalFlow } from './presets/rehearsal-flow.tsx'

test('the flow of a no-show ends with a new interview, of someone quiet with the team', async () => {
  const flow = {
    people: 9,
    texted: 9,
    texts: 12,
    answered: 5,
    booked: 2,
    finished: 0,
    waitForYou: 1,
    declined: 1,
    open: 1,
  }
  const counts = { ...flow, inQuietHours: 0, notTexted: [], threads: [] }
  for (const [preset, name, last] of [
    ['no_show', 'From text to new interview', '2 booked again'],
    ['re_engage', 'From text to your team', '1 now with you'],
  ] as const) {
    const { unmount } = render(<RehearsalFlow preset={preset} played={counts} />)
    const steps = within(screen.getByRole('list', { name })).getAllByRole('listitem')
    expect(steps.at(-1)?.textContent).toBe(last)
    unmount()
  }
})
