import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findMailCodes } from './mail-application.ts'

describe('the job code', () => {
  test.each([
    [['jobs+BPA-AUS-R2@clinic.test'], 'New applicant', ['BPA-AUS-R2']],
    [['jobs@clinic.test'], 'New applicant [bpa-aus-r2]', ['bpa-aus-r2']],
    [['jobs@clinic.test'], 'Ana applied (BPA-AUS-R2)', ['BPA-AUS-R2']],
    [['a+X1@clinic.test', 'jobs+BPA-AUS-R2@clinic.test'], '[BPA-AUS-B2]', ['X1', 'BPA-AUS-R2', 'BPA-AUS-B2']],
    [['jobs@clinic.test'], 'An application for BPA-AUS-R2 in Austin', []],
    [['jobs+@clinic.test', 'jobs+a b@clinic.test', `jobs+${'x'.repeat(99)}@clinic.test`, '+@', ''], '[]', []],
  ])('of an email to %j about %s is meant as %j', (recipients, subject, named) => {
    expect(findMailCodes({ recipients, subject }).named).toEqual(named)
  })

  test('is looked for among the words of the subject, too', () => {
    const { codes } = findMailCodes({ recipients: [], subject: 'Re: Ana García applied for BPA-AUS-R2, RBT (Austin)' })
    expect(codes).toContain('BPA-AUS-R2')
    expect(codes).not.toContain('applied')
  })

  test('never is more than a few words, for any subject', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string({ maxLength: 5_000 }), (recipients, subject) => {
        const { codes } = findMailCodes({ recipients, subject })
        expect(codes.length).toBeLessThanOrEqual(20)
        for (const each of codes) expect(each).toMatch(/^[A-Za-z0-9_-]{1,60}$/)
      }),
    )
  })
})
