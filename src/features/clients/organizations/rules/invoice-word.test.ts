import { expect, test } from 'vitest'
import { invoiceWord } from './invoice-word.ts'

test.each([
  ['uncollectible', 'Uncollectible'],
  ['PAID', 'Paid'],
  ['', '–'],
  [undefined, '–'],
])('the invoice state %s reads %s', (status, word) => expect(invoiceWord(status)).toBe(word))
