import { expect, test } from 'vitest'
import { decodeText, mostShownBytes } from './plain-text.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('text is read as UTF-8 without its mark, else as older Windows programs write it', () => {
  expect(decodeText(bytes('\uFEFFZoë, 8:30'))).toEqual({ words: 'Zoë, 8:30', cut: false })
  expect(decodeText(Uint8Array.of(0x5a, 0x6f, 0xeb, 0x93))).toEqual({ words: 'Zoë“', cut: false })
  expect(decodeText(bytes(''))).toEqual({ words: '', cut: false })
})

test('a long text is cut, never through a character', () => {
  const long = decodeText(bytes(`a${'é'.repeat(mostShownBytes)}`))
  expect(long.cut).toBe(true)
  expect(long.words).toBe(`a${'é'.repeat(mostShownBytes / 2 - 1)}`)
  const exact = 'a'.repeat(mostShownBytes)
  expect(decodeText(bytes(exact))).toEqual({ words: exact, cut: false })
  // A sign that stood in the text, at its end or before, is no character that was cut.
  expect(decodeText(bytes('a\uFFFD')).words).toBe('aï¿½')
})
