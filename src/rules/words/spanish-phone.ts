import type { Sentences } from './translate.ts'

/** Why a number is no phone number, in Spanish. */
export const spanishPhoneRefusals: Sentences = {
  'There is no phone number.': 'Falta el número de teléfono.',
  'This is too long to be a phone number.': 'Es demasiado largo para ser un número de teléfono.',
  '{shown} is not a US number.': '{shown} no es un número de Estados Unidos.',
  '"{shown}" is not a phone number.': '«{shown}» no es un número de teléfono.',
  '{shown} has no area code.': 'A {shown} le falta el código de área.',
  '{shown} has {count} digits; a US number has 10.':
    '{shown} tiene {count} dígitos; un número de Estados Unidos tiene 10.',
  '{shown} has an area code that starts with {digit}; no US area code does.':
    'El código de área de {shown} empieza con {digit}; ninguno de Estados Unidos empieza así.',
  '{shown} has {code} as its area code, which is a service number.':
    'El código de área de {shown} es {code}, que es un número de servicio.',
  '{shown} cannot be a US number: after the area code comes a {digit}.':
    '{shown} no puede ser un número de Estados Unidos: después del código de área viene un {digit}.',
}
