import { spanishRefusals } from '../../../../../rules/words/spanish-refusals.ts'
import type { Sentences } from '../../../../../rules/words/translate.ts'
import type { english } from './en.ts'

/** The words of the pages for getting a new password, in Spanish. */
export const words: typeof english = {
  forgot: '¿Olvidó su contraseña?',
  weSend: 'Le enviamos un enlace para elegir una nueva.',
  noMail: 'Esta instalación no envía correos.',
  askAdmin: 'Pida a un administrador de su organización un enlace para una contraseña nueva.',
  onItsWay: (email) =>
    `Si ${email} pertenece a una cuenta, ya va en camino un correo. Su enlace funciona una sola vez, durante 30 minutos.`,
  inDemo: 'Esta demostración no envía correos. Inicie sesión como otra persona y abra Mailbox.',
  another: 'Probar con otra dirección',
  byPhone: '¿Inicia sesión con un número de teléfono? Pida un enlace a un administrador de su organización.',
  backToSignIn: 'Volver a iniciar sesión',
  notAsked: 'El servidor no respondió. Inténtelo de nuevo.',
  email: 'Correo electrónico',
  sendLink: 'Enviarme un enlace',
  title: 'Contraseña nueva',
  saved: 'Se guardó su contraseña nueva.',
  signedOut: 'Se cerró su sesión en todos los dispositivos. Inicie sesión con la contraseña nueva.',
  toSignIn: 'Ir a iniciar sesión',
  retry: 'Reintentar',
  notChecked: 'No se pudo comprobar el enlace. Inténtelo de nuevo.',
  newLink: 'Pedir un enlace nuevo',
  choose: 'Elija la contraseña con la que iniciará sesión de ahora en adelante.',
  checking: 'Comprobando el enlace',
  notSaved: 'No se pudo cambiar la contraseña. Inténtelo de nuevo.',
  newPassword: 'Contraseña nueva',
  atLeast: (characters) => `Al menos ${characters} caracteres`,
  confirm: 'Repita la contraseña nueva',
  show: 'Mostrar la contraseña',
  save: 'Guardar contraseña nueva',
}

/** The sentences with which a password is refused, in Spanish. */
const passwords: Sentences = {
  'This password is too common. Choose another.': 'Esta contraseña es demasiado común. Elija otra.',
  'Do not use your name, email, organization, or “Reinforce” in the password.':
    'No use su nombre, su correo, su organización ni “Reinforce” en la contraseña.',
}

/** The sentences with which a new password, or a link to one, is refused, in Spanish. */
export const refusals: Sentences = {
  ...passwords,
  'This installation does not send email. Ask an Admin of your organization for a link.':
    'Esta instalación no envía correos. Pida un enlace a un administrador de su organización.',
  'This link no longer works. Ask for a new one.': 'Este enlace ya no funciona. Pida uno nuevo.',
  'New password must be at least {minimum} characters': 'La contraseña nueva debe tener al menos {minimum} caracteres',
  'New passwords do not match': 'Las contraseñas nuevas no coinciden',
  'Current password is incorrect': 'La contraseña actual no es correcta',
  'No user found': 'No se encontró al usuario',
  'Failed to change password. Please try again.': 'No se pudo cambiar la contraseña. Inténtelo de nuevo.',
  ...spanishRefusals,
}
