import { expect, test } from 'vitest'
import { findImageProblem } from './profile-image.ts'

test.each([
  ['image/png', 1, null],
  ['IMAGE/JPEG', 5 * 1024 * 1024 - 1, null],
  [' image/avif ', 1, null],
  ['image/webp', 5 * 1024 * 1024, 'Image must be less than 5MB'],
  ['image/svg+xml', 100, 'Please select an image file'],
  ['application/pdf', 6 * 1024 * 1024, 'Please select an image file'],
  ['', 100, 'Please select an image file'],
  ['image/png', 0, 'Please select an image file'],
])('a picture of type %j with %d bytes: %s', (type, size, problem) =>
  expect(findImageProblem({ type, size })).toBe(problem),
)
