import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useElementWidth } from './use-element-width.ts'

const widths: (number | null)[] = []
const Box = () => {
  const [ref, width] = useElementWidth('boxes')
  widths.push(width)
  return <div ref={ref} />
}

test('begins with the width of the last visit in a window as wide, otherwise measures', () => {
  localStorage.setItem('reinforce-width-boxes', `${window.innerWidth} 812`)
  render(<Box />)
  expect(widths).toEqual([812])
  widths.length = 0
  localStorage.setItem('reinforce-width-boxes', `${window.innerWidth + 1} 812`)
  render(<Box />)
  expect(widths[0]).toBeNull()
  expect(widths.at(-1)).toBe(0)
})
