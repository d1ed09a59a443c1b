import { spanishPhoneRefusals } from '../../../../../rules/words/spanish-phone.ts'
import { spanishRefusals } from '../../../../../rules/words/spanish-refusals.ts'
import type { Sentences } from '../../../../../rules/words/translate.ts'
import type { english } from './en.ts'

/** The words of the apply page, in Spanish. */
export const words: typeof english = {
  title: 'Solicitud de empleo',
  notOurs: 'Este no es uno de nuestros códigos',
  codeLead: (code) => `Código ${code}`,
  thanks: '¡Gracias!',
  arrived: (clinic) => `${clinic} ya tiene su solicitud.`,
  nextTitle: 'Próximos pasos',
  whatNext: 'El equipo lee todas las solicitudes y se comunicará con usted. Ya puede cerrar esta página.',
  timesByMail: 'Revise su correo. Si hay horas libres para una entrevista, tendrá un enlace para elegir una ahora.',
  applyAt: (clinic) => `Solicite empleo en ${clinic}`,
  positions: {
    RBT: 'Técnico conductual registrado (RBT)',
    BCBA: 'Analista de conducta certificado (BCBA)',
  },
  employments: {
    full_time: 'Tiempo completo',
    part_time: 'Medio tiempo',
    either: 'Tiempo completo o medio tiempo',
  },
  pay: 'Pago',
  employment: 'Tipo de empleo',
  hours: 'Horario',
  map: 'Ver en un mapa',
  about: 'Sobre este empleo',
  photos: (clinic) => `Fotos de ${clinic}`,
  toApplication: 'Solicitar ahora',
  application: 'Su solicitud',
  moreAbout: 'Más sobre usted',
  check: 'Revise su solicitud',
  notSent: 'No se pudo enviar su solicitud. Revise su conexión e inténtelo de nuevo.',
  sending: 'Enviando…',
  toForm: 'Abrir el formulario',
  fullName: 'Nombre completo',
  required: 'obligatorio',
  optional: 'opcional',
  email: 'Correo electrónico',
  contactHint: 'Escriba un teléfono, un correo o ambos.',
  phone: 'Teléfono',
  city: 'Ciudad',
  state: 'Estado',
  noState: 'Elija un estado',
  isRbt: 'Actualmente trabajo como RBT',
  certification: 'Número de certificación',
  video: 'Enlace a un video de presentación',
  consentHint: 'Opcional. Puede enviar la solicitud sin esto.',
  send: 'Enviar solicitud',
  kept: (clinic) => `${clinic} usa lo que usted envía aquí para atender su solicitud.`,
  howScored: 'Cómo se puntúa su solicitud',
  resume: 'Currículum',
  resumePasteHint: 'Pegue el texto de su currículum',
  resumeFileHint: 'PDF, DOCX, ODT, RTF o TXT, hasta 10 MB',
  chooseAgain: 'Elija su archivo de nuevo.',
  pasteText: 'Pegar el texto en su lugar',
}

/** The sentences with which an application is refused, in Spanish. */
export const refusals: Sentences = {
  ...spanishPhoneRefusals,
  'We do not know this code. Check it letter by letter, or ask the person who gave it to you.':
    'No conocemos este código. Revíselo letra por letra o pregunte a la persona que se lo dio.',
  '{clinic} no longer takes applications with this code. Thank you for your interest!':
    '{clinic} ya no recibe solicitudes con este código. ¡Gracias por su interés!',
  'Send the form.': 'No se pudo leer el formulario. Envíelo de nuevo.',
  'Open the form again.': 'Abra el formulario de nuevo.',
  'This sentence changed. Read it again before you agree to it.':
    'Esta frase cambió. Léala de nuevo antes de aceptarla.',
  'Enter your name.': 'Escriba su nombre.',
  'Enter your name without a web address.': 'Escriba su nombre sin una dirección web.',
  'Enter your name without numbers.': 'Escriba su nombre sin números.',
  'The resume must be a PDF, DOCX, ODT, RTF, or TXT file.':
    'El currículum debe ser un archivo PDF, DOCX, ODT, RTF o TXT.',
  'The file is empty. Choose another one, or paste the resume.':
    'El archivo está vacío. Elija otro o pegue el texto del currículum.',
  'Reading this file takes too long right now. Try again in a few minutes, or paste the resume.':
    'En este momento la lectura de este archivo tarda demasiado. Inténtelo de nuevo en unos minutos o pegue el texto del currículum.',
  'We cannot read photos. Upload the original file or paste the text.':
    'No podemos leer fotos. Envíe el archivo original o pegue el texto.',
  'The resume must be 10 MB or smaller.': 'El currículum no debe pesar más de 10 MB.',
  'We cannot read this file. Save it again, or paste the resume.':
    'No podemos leer este archivo. Guárdelo de nuevo o pegue el texto del currículum.',
  'This file is locked with a password. Unlock it, or paste the resume.':
    'Este archivo está protegido con contraseña. Quítesela o pegue el texto del currículum.',
  'This file could run code when opened, so we did not keep it. Save it as a plain PDF, or paste the resume.':
    'Este archivo podría ejecutar código al abrirse, así que no lo guardamos. Guárdelo como un PDF sencillo o pegue el texto del currículum.',
  'No text found – paste the resume': 'No se encontró texto: pegue el texto del currículum',
  'This file is no longer here. Choose it again.': 'Este archivo ya no está aquí. Elíjalo de nuevo.',
  'The virus scanner found something in this file, so we did not keep it. Paste the resume instead.':
    'El antivirus encontró algo en este archivo, así que no lo guardamos. Pegue el texto del currículum en su lugar.',
  'We cannot check files for viruses right now. Paste the resume, or try again in a few minutes.':
    'En este momento no se pueden revisar los archivos contra virus. Pegue el texto del currículum o inténtelo de nuevo en unos minutos.',
  'Too many uploads at once. Try again soon.':
    'Ya se están enviando varios archivos. Inténtelo de nuevo en un momento.',
  'Enter a name.': 'Escriba un nombre.',
  'Use 200 characters or fewer.': 'Use como máximo 200 caracteres.',
  'Use 200,000 characters or fewer.': 'Use como máximo 200,000 caracteres.',
  'Use one line.': 'Escríbalo en una sola línea.',
  'Enter a full link that starts with https://.': 'Escriba un enlace completo que empiece con https://.',
  'Choose one of {choices}.': 'Elija una de estas opciones: {choices}.',
  'This is not an email address. Write it like ana@example.com.':
    'Esto no es una dirección de correo. Escríbala así: ana@example.com.',
  'This is not a US state. Write it like TX or Texas.':
    'Esto no es un estado de Estados Unidos. Escríbalo así: TX o Texas.',
  'Enter a date like 3/14/2026.': 'Escriba una fecha como 3/14/2026.',
  'Enter an email address or a phone number.': 'Escriba un correo electrónico o un número de teléfono.',
  'Enter where and when they agreed to or refused texts.': 'Escriba dónde y cuándo aceptó o rechazó los mensajes.',
  'This location isn’t in this organization.': 'Este lugar no es de esta organización.',
  ...spanishRefusals,
}
