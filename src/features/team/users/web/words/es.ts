import { productName } from '../../../../../rules/product.ts'
import { spanishPhoneRefusals } from '../../../../../rules/words/spanish-phone.ts'
import { spanishRefusals } from '../../../../../rules/words/spanish-refusals.ts'
import type { Sentences } from '../../../../../rules/words/translate.ts'
import type { english } from './en.ts'

/** The words of the page of an invitation link, in Spanish. */
export const words: typeof english = {
  title: 'Invitación',
  retry: 'Reintentar',
  notLoaded: 'No se pudo cargar la invitación. Inténtelo de nuevo.',
  toSignIn: 'Ir a iniciar sesión',
  moment: 'Un momento…',
  loading: 'Cargando la invitación',
  join: (clinic) => `Únase a ${clinic}`,
  invited: (by) => `${by ? `${by} le invita` : 'Tiene una invitación'} a ${productName}. Elija cómo iniciará sesión.`,
  notMade: 'No se pudo crear la cuenta. Inténtelo de nuevo.',
  fullName: 'Nombre completo',
  email: 'Correo electrónico',
  emailHint: 'Escriba un correo o un número de teléfono',
  phone: 'Número de teléfono',
  password: 'Contraseña',
  atLeast: (characters) => `Al menos ${characters} caracteres`,
  show: 'Mostrar la contraseña',
  create: 'Crear cuenta',
}

/** The sentences with which a sign-up is refused, in Spanish. */
export const refusals: Sentences = {
  'This invitation no longer works. If you already signed up, sign in. Otherwise, ask the person who invited you for a new link.':
    'Esta invitación ya no funciona. Si ya se registró, inicie sesión. Si no, pida un enlace nuevo a quien le invitó.',
  'Enter an email address or a phone number.': 'Escriba un correo electrónico o un número de teléfono.',
  'This is not an email address. Write it like ana@example.com.':
    'Esto no es una dirección de correo. Escríbala así: ana@example.com.',
  'The password must be at least {minimum} characters.': 'La contraseña debe tener al menos {minimum} caracteres.',
  'This is already in use. Sign in instead.': 'Esto ya está en uso. Inicie sesión en su lugar.',
  'This password is too common. Choose another.': 'Esta contraseña es demasiado común. Elija otra.',
  'Do not use your name, email, organization, or “Reinforce” in the password.':
    'No use su nombre, su correo, su organización ni “Reinforce” en la contraseña.',
  'Invalid email or password': 'El correo o la contraseña no son correctos',
  ...spanishPhoneRefusals,
  ...spanishRefusals,
}
