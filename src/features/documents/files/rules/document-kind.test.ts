import { expect, test } from 'vitest'
import {
  acceptedExtensions,
  documentMessages,
  documentTypes,
  findKind,
  findTextError,
  getPreview,
  isReadable,
  listMimes,
  mostBytes,
  showSize,
  typeNames,
} from './document-kind.ts'

const looks = (start: string, more: object = {}) => ({ start, hasMarkup: false, isBinary: false, ...more })

test('plain text and tables are kept; scripts, web pages, drawings and unknown bytes are not', () => {
  expect(findTextError('notes.txt', looks('Call back on Monday.\n'))).toBeNull()
  expect(findTextError('rows.csv', looks('name,city\r\nAda,Waco\r\n'))).toBeNull()
  expect(findTextError('sums.txt', looks('1 < 2 and 3 > 2'))).toBeNull()
  expect(findTextError('run.bat', looks('dir'))).toBe(documentMessages.program)
  expect(findTextError('run.txt', looks('#!/bin/sh\nrm -rf /'))).toBe(documentMessages.program)
  expect(findTextError('page.txt', looks('<!doctype html><p>'))).toBe(documentMessages.markup)
  expect(findTextError('a.svg', looks('x'))).toBe(documentMessages.markup)
  expect(findTextError('a.txt', looks('hello', { hasMarkup: true }))).toBe(documentMessages.markup)
  expect(findTextError('a.txt', looks('a', { isBinary: true }))).toBe(documentMessages.kind)
})

test('PDF and images can be looked at, the others are downloaded', () => {
  expect(getPreview('application/pdf')).toBe('pdf')
  expect(getPreview('image/webp')).toBe('image')
  expect(getPreview('text/plain')).toBeNull()
  expect(findKind('image/svg+xml')).toBeUndefined()
  expect([999, 1_000, 12_400, 999_499, 999_500, 999_600, 26_214_400].map(showSize)).toEqual([
    '999 B',
    '1 KB',
    '12 KB',
    '999 KB',
    '1.0 MB',
    '1.0 MB',
    '26.2 MB',
  ])
})

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

test.each([
  ['application/pdf', 'PDF', ['.pdf'], 'pdf'],
  ['image/png', 'Image', ['.png'], 'image'],
  ['image/jpeg', 'Image', ['.jpg', '.jpeg'], 'image'],
  ['image/webp', 'Image', ['.webp'], 'image'],
  ['image/gif', 'Image', ['.gif'], 'image'],
  [word, 'Word', ['.docx'], null],
  [excel, 'Excel', ['.xlsx'], null],
  ['text/csv', 'CSV', ['.csv'], null],
  ['text/plain', 'Text', ['.txt'], null],
])('%s is kept as %s, and the file chooser offers it', (mime, label, extensions, preview) => {
  expect(findKind(mime)).toMatchObject({ label, extensions })
  expect(getPreview(mime)).toBe(preview)
  expect(acceptedExtensions).toEqual(expect.arrayContaining(extensions))
})

test('a filter by type means its media types, and a type that is not kept has no look', () => {
  expect(documentTypes.map((type) => [typeNames[type], listMimes(type)])).toEqual([
    ['PDF', ['application/pdf']],
    ['Pictures', ['image/png', 'image/jpeg', 'image/webp', 'image/gif']],
    ['Word', [word]],
    ['Excel', [excel]],
    ['Text and CSV', ['text/csv', 'text/plain']],
  ])
  expect([isReadable('text/csv'), isReadable('text/plain'), isReadable('application/pdf')]).toEqual([true, true, false])
  expect(getPreview('image/svg+xml')).toBeNull()
  expect(mostBytes).toBe(26_214_400)
})

const named = (name: string) => findTextError(name, looks('hello'))

const begun = (start: string) => findTextError('a.txt', looks(start))

test('a name or a beginning is a script or a page only where it is a whole one', () => {
  expect([named('a.sh.txt'), named('index.html.txt'), named('page.htm')]).toEqual([null, null, documentMessages.markup])
  expect(['C#!', 'x @echo', 'see <?php', 'a MZ', '2 <b'].map(begun)).toEqual([null, null, null, null, null])
  expect(['@echo off', '<?php x', 'MZ'].map(begun)).toEqual(Array(3).fill(documentMessages.program))
})
