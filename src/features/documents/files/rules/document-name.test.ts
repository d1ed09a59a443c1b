import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addExtension, checkTypedName, cleanFileName, getExtension, listNameCandidates } from './document-name.ts'

test('a typed name is tidied, and what cannot be a name is refused with a sentence', () => {
  expect(checkTypedName('  CPR   cards ', 'folders')).toEqual({ name: 'CPR cards', problem: null })
  expect(checkTypedName(' ', 'folders').problem).toBe('Enter a name.')
  expect(checkTypedName('\u200b\u202e', 'folders').problem).toBe('Enter a name.')
  expect(checkTypedName('a/b', 'files').problem).toContain('can’t contain')
  expect(checkTypedName('<script>alert(1)</script>', 'files').problem).toContain('can’t contain')
  expect(checkTypedName('..', 'folders').problem).toBe('A name can’t end with a period.')
  expect(checkTypedName('x'.repeat(300), 'files').problem).toBe('Use 150 characters or fewer.')
  expect(checkTypedName('x'.repeat(101), 'folders').problem).toBe('Use 100 characters or fewer.')
  expect(checkTypedName('report.', 'files').problem).toBe('A name can’t end with a period.')
  expect(checkTypedName('.hidden', 'files').problem).toBeNull()
  expect(checkTypedName('x'.repeat(150), 'files').problem).toBeNull()
  expect(checkTypedName('a\0b.pdf', 'files')).toEqual({ name: 'ab.pdf', problem: null })
})

test('the name of an uploaded file is never a path and never refused', () => {
  expect(cleanFileName('../../etc/passwd')).toBe('passwd')
  expect(cleanFileName(String.raw`C:\Users\me\CPR card.pdf`)).toBe('CPR card.pdf')
  expect(cleanFileName('a\0b.pdf')).toBe('ab.pdf')
  expect(cleanFileName('<script>.png')).toBe('_script_.png')
  expect(cleanFileName('..')).toBe('document')
  expect(cleanFileName('')).toBe('document')
  expect(cleanFileName('...report')).toBe('report')
  expect(cleanFileName('report. . .')).toBe('report')
  expect(cleanFileName('say %22hi%22.txt')).toBe('say _hi_.txt')
  expect(cleanFileName('\u202efdp.exe')).toBe('fdp.exe')
  expect(cleanFileName(`${'x'.repeat(145)} ${'y'.repeat(9)}.pdf`)).toBe(`${'x'.repeat(145)}.pdf`)
  expect(cleanFileName(`${'x'.repeat(145)}🙂🙂.pdf`)).toBe(`${'x'.repeat(145)}.pdf`)
  expect(cleanFileName(`a\uFFFD${'x'.repeat(200)}`)).toBe(`a\uFFFD${'x'.repeat(148)}`)
  expect(cleanFileName(`${'x'.repeat(300)}.pdf`)).toHaveLength(150)
  expect(cleanFileName(`${'x'.repeat(300)}.pdf`)).toMatch(/x\.pdf$/)
})

test('any uploaded name becomes one that could have been typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const name = cleanFileName(text)
      expect(checkTypedName(name, 'files')).toEqual({ name, problem: null })
    }),
  )
})

test('a name ends with the extension of what the file is', () => {
  expect(addExtension('card.PDF', ['.pdf'])).toBe('card.PDF')
  expect(addExtension('invoice.exe', ['.pdf'])).toBe('invoice.exe.pdf')
  expect(addExtension('photo.jpeg', ['.jpg', '.jpeg'])).toBe('photo.jpeg')
  expect(addExtension('x'.repeat(150), ['.docx'])).toHaveLength(150)
  expect(addExtension('card. .', ['.pdf'])).toBe('card.pdf')
  expect(addExtension('card', [])).toBe('card')
  expect(getExtension('noextension')).toBe('')
  expect(getExtension('v1.2 final')).toBe('')
})

test('where a name is taken, "(2)" comes before the extension, then "(3)"', () => {
  expect(listNameCandidates('card.pdf', 'files', 2)).toEqual(['card.pdf', 'card (2).pdf', 'card (3).pdf'])
  expect(listNameCandidates('card (2).pdf', 'files', 2)).toEqual(['card (2).pdf', 'card (3).pdf'])
  expect(listNameCandidates('card (12).pdf', 'files', 1)).toEqual(['card (12).pdf', 'card (2).pdf'])
  expect(listNameCandidates('card (2) old.pdf', 'files', 1)).toEqual(['card (2) old.pdf', 'card (2) old (2).pdf'])
  expect(listNameCandidates('v1.2', 'folders', 1)).toEqual(['v1.2', 'v1.2 (2)'])
})
