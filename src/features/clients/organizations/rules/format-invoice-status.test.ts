import { expect, test } from 'vitest'
import { formatInvoiceStatus } from './format-invoice-status.ts'

test.each([
  ['uncollectible', 'Uncollectible'],
  ['PAID', 'Paid'],
  ['', '–'],
  [undefined, '–'],
])('the invoice state %s reads %s', (status, word) => expect(formatInvoiceStatus(status)).toBe(word))
