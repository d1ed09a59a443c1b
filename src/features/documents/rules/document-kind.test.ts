import { expect, test } from 'vitest'
import { documentMessages, kindOf, previewOf, showSize, textProblem } from './document-kind.ts'

test('plain text and tables are kept; scripts, web pages, drawings and unknown bytes are not', () => {
  expect(textProblem('notes.txt', 'Call back on Monday.\n')).toBeNull()
  expect(textProblem('rows.csv', 'name,city\r\nAda,Waco\r\n')).toBeNull()
  expect(textProblem('sums.txt', '1 < 2 and 3 > 2')).toBeNull()
  expect(textProblem('run.bat', 'dir')).toBe(documentMessages.program)
  expect(textProblem('run.txt', '#!/bin/sh\nrm -rf /')).toBe(documentMessages.program)
  expect(textProblem('page.txt', '  <!doctype html><p>')).toBe(documentMessages.markup)
  expect(textProblem('a.svg', 'x')).toBe(documentMessages.markup)
  expect(textProblem('a.txt', '\uFEFF<svg onload="alert(1)">')).toBe(documentMessages.markup)
  expect(textProblem('a.txt', `hello ${'x'.repeat(3_000)} < script src=x>`)).toBe(documentMessages.markup)
  expect(textProblem('a.txt', 'a\u0000b')).toBe(documentMessages.kind)
})

test('PDF and images can be looked at, the others are downloaded', () => {
  expect(previewOf('application/pdf')).toBe('pdf')
  expect(previewOf('image/webp')).toBe('image')
  expect(previewOf('text/plain')).toBeNull()
  expect(kindOf('image/svg+xml')).toBeUndefined()
  expect([999, 12_400, 999_499, 999_600, 26_214_400].map(showSize)).toEqual([
    '999 B',
    '12 KB',
    '999 KB',
    '1.0 MB',
    '26.2 MB',
  ])
})
