import { expect, test } from 'vitest'
import { readReturnPath } from './read-return-path.ts'

test.each([
  ['/candidate-directory?page=3', '/candidate-directory?page=3'],
  ['/organization/1#top', '/organization/1#top'],
  ['/', null],
  ['/login', null],
  ['/login?redirect=/x', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['', null],
  [undefined, null],
  [7, null],
])('after signing in, %j opens %j', (asked, opened) => expect(readReturnPath(asked)).toBe(opened))
