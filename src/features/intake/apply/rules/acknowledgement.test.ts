import { expect, test } from 'vitest'
import { writeAcknowledgementMail, writeAcknowledgementText } from './acknowledgement.ts'

const applied = { organization: 'Bright Path ABA', position: 'RBT', place: 'Austin, TX', language: 'en' } as const

test('the email names the clinic, the position and the place, on one line each', () => {
  expect(writeAcknowledgementMail({ ...applied, organization: 'Bright\r\nPath' }).subject).toBe(
    'Bright Path has your application',
  )
  expect(writeAcknowledgementMail(applied).text).toContain('applying as an RBT at Bright Path ABA in Austin, TX.')
  expect(writeAcknowledgementMail({ ...applied, position: 'BCBA' }).text).toContain('applying as a BCBA')
})

test('the text says who writes and how to opt out, and stays short however long the names are', () => {
  expect(writeAcknowledgementText(applied)).toBe(
    'Bright Path ABA: thank you for applying as an RBT in Austin, TX. Your application has arrived. Reply STOP to opt out.',
  )
  const long = writeAcknowledgementText({
    organization: 'n'.repeat(500),
    position: 'BCBA',
    place: 'p'.repeat(500),
    language: 'en',
  })
  expect(long.length).toBeLessThanOrEqual(200)
  expect(long).toMatch(/Reply STOP to opt out\.$/)
})

test('people who applied in Spanish get the answer in Spanish', () => {
  const mail = writeAcknowledgementMail({ ...applied, language: 'es', organization: 'Bright\r\nPath' })
  expect(mail.subject).toBe('Bright Path recibió su solicitud')
  expect(mail.text).toContain('el puesto de técnico conductual registrado (RBT) en Bright Path, en Austin, TX.')
  expect(writeAcknowledgementMail({ ...applied, language: 'es', position: 'BCBA' }).text).toContain(
    'analista de conducta certificado (BCBA)',
  )
  expect(mail.text).not.toMatch(/application|Hello/)
})

test('the Spanish text stays short, explains how to opt out, and has no letter that makes a text cost more', () => {
  const long = { organization: 'n'.repeat(500), position: 'BCBA', place: 'p'.repeat(500), language: 'es' } as const
  expect(writeAcknowledgementText({ ...applied, language: 'es' })).toBe(
    'Bright Path ABA: gracias por solicitar el puesto de RBT en Austin, TX. Recibimos su solicitud. Responda STOP para no recibir textos.',
  )
  expect(writeAcknowledgementText(long)).toMatch(/^[\u0020-\u007e]{1,230}$/)
})

test('the whole email, in both languages', () => {
  expect(writeAcknowledgementMail(applied).text.split('\n\n')).toEqual([
    'Hello,',
    'Thank you for applying as an RBT at Bright Path ABA in Austin, TX. Your application has arrived, and someone will review it.',
    'If you did not apply, you can ignore this email.',
    'Reinforce, for the people who hire there',
  ])
  expect(writeAcknowledgementMail({ ...applied, language: 'es' }).text.split('\n\n')).toEqual([
    'Hola:',
    'Gracias por solicitar el puesto de técnico conductual registrado (RBT) en Bright Path ABA, en Austin, TX. ' +
      'Su solicitud ha llegado y alguien del equipo la revisará.',
    'Si usted no envió ninguna solicitud, alguien escribió su dirección por error: no tiene que hacer nada.',
    'Reinforce, para quienes contratan allí',
  ])
})

test('puts a name into the subject without the blanks around it, 120 characters at most', () => {
  expect(writeAcknowledgementMail({ ...applied, organization: ` ${'n'.repeat(121)} ` }).subject).toBe(
    `${'n'.repeat(120)} has your application`,
  )
})
