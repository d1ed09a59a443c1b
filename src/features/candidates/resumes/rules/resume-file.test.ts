import { expect, test } from 'vitest'
import { findResumeFileProblem, hasEnoughText, longestResumeFile, resumeFileMessages } from './resume-file.ts'

test('twenty letters of any script are words, digits and signs are none', () => {
  expect(hasEnoughText('é'.repeat(20))).toBe(true)
  expect(hasEnoughText(`${'a'.repeat(19)} 2026 – page 1/2`)).toBe(true)
  expect(hasEnoughText('a'.repeat(19))).toBe(false)
  expect(hasEnoughText(' 1/2 – '.repeat(20))).toBe(false)
  expect(hasEnoughText('')).toBe(false)
})

test('a file may have ten megabytes', () => {
  expect(longestResumeFile).toBe(10_485_760)
})

const chosen = (name: string, more: { type?: string; size?: number } = {}) =>
  findResumeFileProblem({ name, type: '', size: 1_000, ...more })

test.each(['cv.pdf', 'CV.DOCX', 'cv.odt', 'cv.rtf', 'my.cv.txt'])(
  'a file of a kind that is read may be sent: %s',
  (name) => {
    expect(chosen(name)).toBeNull()
    expect(chosen(name, { size: longestResumeFile })).toBeNull()
    expect(chosen(name, { size: longestResumeFile + 1 })).toBe(resumeFileMessages.tooLarge)
  },
)

test.each(['IMG_2041.HEIC', 'page.jpg', 'page.JPEG', 'scan.png', 'scan.tiff', 'scan.tif', 'a.webp', 'a.gif', 'a.bmp'])(
  'a photo of a page is told so, however large: %s',
  (name) => {
    expect(chosen(name)).toBe(resumeFileMessages.photo)
    expect(chosen(name, { size: longestResumeFile + 1 })).toBe(resumeFileMessages.photo)
  },
)

test('detects a photo by the kind that a phone sends, no matter its name', () => {
  expect(chosen('image', { type: 'image/jpeg' })).toBe(resumeFileMessages.photo)
  expect(chosen('cv.pdf', { type: 'application/pdf' })).toBeNull()
})

test.each(['cv.exe', 'cv', 'pdf', 'cv.pdf.zip', 'cv.pdfx'])('others are not taken: %s', (name) => {
  expect(chosen(name)).toBe(resumeFileMessages.kind)
})

test('an empty file is refused with a sentence of its own', () => {
  expect(chosen('cv.pdf', { size: 0 })).toBe('The file is empty. Choose another one, or paste the resume.')
})
