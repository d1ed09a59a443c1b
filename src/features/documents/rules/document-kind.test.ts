import { expect, test } from 'vitest'
import { documentMessages, kindOf, previewOf, showSize, textProblem } from './document-kind.ts'

const looks = (start: string, more: object = {}) => ({ start, hasMarkup: false, isBinary: false, ...more })

test('plain text and tables are kept; scripts, web pages, drawings and unknown bytes are not', () => {
  expect(textProblem('notes.txt', looks('Call back on Monday.\n'))).toBeNull()
  expect(textProblem('rows.csv', looks('name,city\r\nAda,Waco\r\n'))).toBeNull()
  expect(textProblem('sums.txt', looks('1 < 2 and 3 > 2'))).toBeNull()
  expect(textProblem('run.bat', looks('dir'))).toBe(documentMessages.program)
  expect(textProblem('run.txt', looks('#!/bin/sh\nrm -rf /'))).toBe(documentMessages.program)
  expect(textProblem('page.txt', looks('<!doctype html><p>'))).toBe(documentMessages.markup)
  expect(textProblem('a.svg', looks('x'))).toBe(documentMessages.markup)
  expect(textProblem('a.txt', looks('hello', { hasMarkup: true }))).toBe(documentMessages.markup)
  expect(textProblem('a.txt', looks('a', { isBinary: true }))).toBe(documentMessages.kind)
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
