import fc from 'fast-check'
import { expect, test } from 'vitest'
import { examples } from '../../../../../tools/examples.ts'
import { createPageColors, getContrast, parseAccent } from './page-colors.ts'

const ground = { light: ['#ffffff', '#f8f6f2'], dark: ['#1f1c19', '#171513'] } as const

test('any accent gives buttons and links that are readable on light and dark', () => {
  const anyColor = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(anyColor, (accent) => {
      const colors = createPageColors(accent)
      for (const scheme of ['light', 'dark'] as const) {
        const { fill, onFill, link } = colors[scheme]
        expect(getContrast(fill, onFill)).toBeGreaterThanOrEqual(4.5)
        for (const each of ground[scheme]) {
          expect(getContrast(fill, each)).toBeGreaterThanOrEqual(3)
          expect(getContrast(link, each)).toBeGreaterThanOrEqual(4.5)
        }
      }
    }),
    { numRuns: examples(300) },
  )
})

test('a color that is readable stays as it is, and others change as little as needed', () => {
  expect(createPageColors('#0f6b62').light).toEqual({ fill: '#0f6b62', onFill: '#fff', link: '#0f6b62' })
  const { light, dark } = createPageColors('#ffd400')
  expect(dark).toEqual({ fill: '#ffd400', onFill: '#000', link: '#ffd400' })
  expect(light.fill).not.toBe('#ffd400')
  expect(getContrast(light.fill, '#f8f6f2')).toBeLessThan(3.2)
})

test.each([
  ['#0F6B62', '#0f6b62'],
  [' 0f6b62 ', '#0f6b62'],
  ['#abc', '#aabbcc'],
  ['red', null],
  ['#12345', null],
  ['#0f6b62;}body{display:none', null],
  ['', null],
])('%j is read as %j', (typed, color) => {
  expect(parseAccent(typed)).toBe(color)
})
