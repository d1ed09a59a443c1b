import { expect, test } from 'vitest'
import { listFilePlaces, splitPath } from './list-file-places.ts'

test.each([
  [
    'https://x.example.test/storage/v1/object/resumes/12/My%20CV.pdf?token=a#b',
    ['storage', 'v1', 'object', 'resumes', '12', 'my cv.pdf'],
  ],
  ['..\\..\\etc\\passwd', ['etc', 'passwd']],
  ['/a/./b/', ['a', 'b']],
  ['a/see http://x.test/b.pdf', ['a', 'see http:', 'x.test', 'b.pdf']],
  ['/a%20/ b /c.pdf#1', ['a', 'b', 'c.pdf']],
  ['a?b\nc', ['a']],
  ['100%.pdf', ['100%.pdf']],
  ['https://x.example.test', []],
])('%j has the parts %j', (written, parts) => expect(splitPath(written)).toEqual(parts))

test('a file is found by the end of its path, whole on one of the two sides', () => {
  const find = listFilePlaces(['resumes/12/cv.pdf', 'resumes/13/cv.pdf', 'forms/W-4.pdf', 'alone.pdf'])
  expect(find('https://x.example.test/storage/resumes/12/cv.pdf')).toBe('resumes/12/cv.pdf')
  expect(find('13/CV.pdf')).toBe('resumes/13/cv.pdf')
  expect(find('w-4.pdf')).toBe('forms/W-4.pdf')
  expect(find('https://x.example.test/a/b/alone.pdf')).toBe('alone.pdf')
  expect(find('')).toBeNull()
})

test('a name alone finds no file of someone else’s folder, and two files of one name none', () => {
  const find = listFilePlaces(['resumes/12/cv.pdf', 'resumes/13/other.pdf', 'a/x.pdf', 'b/x.pdf'])
  expect(find('https://x.example.test/resumes/13/cv.pdf')).toBeNull()
  expect(find('x.pdf')).toBeNull()
})
