import { expect, test } from 'vitest'
import { writeConsent } from './write-consent.ts'

test('an applicant agrees to texts of this clinic, and reads how to stop them', () => {
  expect(writeConsent('Sunrise ABA')).toBe(
    'I agree to receive text messages from Sunrise ABA about my application. Message and data rates may apply. Reply STOP to opt out.',
  )
})

test('a Spanish reader agrees in Spanish, to the same', () => {
  expect(writeConsent('Sunrise ABA', 'es')).toBe(
    'Acepto recibir mensajes de texto de Sunrise ABA sobre mi solicitud. Pueden aplicarse tarifas de mensajes y datos. Responda STOP para dejar de recibirlos.',
  )
})
