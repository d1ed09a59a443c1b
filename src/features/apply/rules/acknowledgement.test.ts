import { expect, test } from 'vitest'
import { acknowledgementMail, acknowledgementText } from './acknowledgement.ts'

const applied = { organization: 'Bright Path ABA', position: 'RBT', place: 'Austin, TX' } as const

test('the mail names the clinic, the position and the place, on one line each', () => {
  expect(acknowledgementMail({ ...applied, organization: 'Bright\r\nPath' }).subject).toBe(
    'Bright Path has your application',
  )
  expect(acknowledgementMail(applied).text).toContain('applying as an RBT at Bright Path ABA in Austin, TX.')
  expect(acknowledgementMail({ ...applied, position: 'BCBA' }).text).toContain('applying as a BCBA')
})

test('the text says who writes and how to opt out, and stays short however long the names are', () => {
  expect(acknowledgementText(applied)).toBe(
    'Bright Path ABA: thank you for applying as an RBT in Austin, TX. Your application has arrived. Reply STOP to opt out.',
  )
  const long = acknowledgementText({ organization: 'n'.repeat(500), position: 'BCBA', place: 'p'.repeat(500) })
  expect(long.length).toBeLessThanOrEqual(200)
  expect(long).toMatch(/Reply STOP to opt out\.$/)
})
