import { boards } from './board-mails.ts'
import { forwards } from './forwarded-mails.ts'
import { boss, createAttachment, createInnerMail, type LabelledMail, writeMail } from './made-mail.ts'

const jpeg = Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(200_000, 7)])
const pages = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(20_000, 3)])
const logo = {
  type: 'image/png',
  name: 'image003.png',
  body: Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(4_000, 1)]),
}

const people: LabelledMail[] = [
  {
    about: 'a signature with a logo and a fax',
    raw: writeMail({
      headers: { From: 'Cleo Cruz <cleo.cruz@example.test>', Subject: 'RBT' },
      text: 'I hold an RBT.\n--\nCleo Cruz\nP (737) 555-0122\nFax (737) 555-0199',
      parts: [logo],
    }),
    expected: { lands: ['Cleo Cruz', 'cleo.cruz@example.test'] },
    words: ['I hold an RBT.', '(737) 555-0199'],
  },
  {
    about: 'a name turned around with letters behind it',
    raw: writeMail({
      headers: { From: '"Dunn, Delia" <delia.dunn@example.test>' },
      text: 'BCBA here, open to relocate.',
    }),
    expected: { lands: ['Delia Dunn', 'delia.dunn@example.test'] },
    words: ['open to relocate'],
  },
  {
    about: 'a Pages file only',
    raw: writeMail({
      headers: { From: 'Mack Moss <mack.moss@example.test>' },
      text: 'From my Mac.',
      parts: [{ type: 'application/x-iwork-pages-sffpages', name: 'Mack.pages', body: pages }],
    }),
    expected: { lands: ['Mack Moss', 'mack.moss@example.test'] },
    words: ['From my Mac.', 'Mack.pages'],
  },
  {
    about: 'a photo of a resume',
    raw: writeMail({
      headers: { From: 'Ivy Inman <ivy.inman@example.test>' },
      text: 'Photo of my resume.',
      parts: [{ type: 'image/jpeg', name: 'IMG_2041.jpg', body: jpeg }],
    }),
    expected: { lands: ['Ivy Inman', 'ivy.inman@example.test'] },
    words: ['Photo of my resume.', 'IMG_2041.jpg'],
  },
  {
    about: 'a page with signs',
    raw: writeMail({
      headers: { From: '=?utf-8?B?QmXDsWFt?= Ortiz <benam.ortiz@example.test>' },
      html: '<p>Cari&ntilde;o y paciencia &#8211; eso ofrezco.</p>',
    }),
    expected: { lands: ['Beñam Ortiz', 'benam.ortiz@example.test'] },
    words: ['Cariño y paciencia – eso ofrezco.'],
  },
  {
    about: 'Latin-1 in quoted signs',
    raw: (to) =>
      Buffer.from(
        `From: =?iso-8859-1?Q?Ren=E9e_Roy?= <renee.roy@example.test>\r\nTo: ${to}\r\nMessage-ID: ` +
          '<latin@mail.test>\r\nContent-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: ' +
          `quoted-printable\r\n\r\nJ'ai =E9t=E9 nounou. Disponible d=E8s lundi et le week-=\r\nend.`,
      ),
    expected: { lands: ['Renée Roy', 'renee.roy@example.test'] },
    words: ['Disponible dès lundi et le week-end.'],
  },
  {
    about: 'an answer below which staff is quoted',
    raw: writeMail({
      headers: { From: 'Faye Fox <faye.fox@example.test>', Subject: 'RE: Your resume' },
      text:
        'Attached, thank you!\n\nFrom: Dana Director <dana@clinic.test>\nSent: Monday, November 9, 2026 8:02 AM\n' +
        'To: Faye Fox <faye.fox@example.test>\nSubject: Your resume\n\nCould you send it?',
    }),
    expected: { lands: ['Faye Fox', 'faye.fox@example.test'] },
    words: ['Attached, thank you!', 'Could you send it?'],
  },
  {
    about: 'answers go to another address of the same person',
    raw: writeMail({
      headers: { From: 'Kit Kerr <kit.kerr@work.test>', 'Reply-To': 'Kit Kerr <kit.kerr@example.test>' },
      text: 'Use my private address.',
    }),
    expected: { lands: ['Kit Kerr', 'kit.kerr@example.test'] },
    words: ['Use my private address.'],
  },
]

const unsure: LabelledMail[] = [
  {
    about: 'a mother for her son',
    raw: writeMail({
      headers: { From: 'Mona Mills <mona.mills@example.test>' },
      text: 'My son, Max, is looking for work. His resume follows on Friday.',
    }),
    expected: { waits: 'mona.mills@example.test' },
    words: ['His resume follows on Friday.'],
  },
  {
    about: 'a recruiter for a candidate',
    raw: writeMail({
      headers: { From: 'Rick Reyes <rick@agency.test>' },
      text: 'I am introducing a candidate, on behalf of our agency: Wanda West, ready in two weeks.',
    }),
    expected: { waits: 'rick@agency.test' },
    words: ['ready in two weeks'],
  },
  {
    about: 'an applicant who forwards a letter of reference',
    raw: writeMail({
      headers: { From: 'Abe Ames <abe.ames@example.test>', Subject: 'Fwd: Reference' },
      text:
        'My reference:\n\nBegin forwarded message:\n\n> From: Prof Page <prof.page@college.test>\n> Subject: ' +
        'Reference\n> Date: November 2, 2026\n> To: Abe Ames <abe.ames@example.test>\n>\n> Abe is punctual.',
    }),
    expected: { waits: 'prof.page@college.test' },
    words: ['My reference:', 'Abe is punctual.'],
  },
  {
    about: 'two mails as files',
    raw: writeMail({
      headers: { From: boss },
      text: 'Two for you',
      parts: [
        createAttachment(createInnerMail('Jo Jett <jo.jett@example.test>', 'First one.')),
        createAttachment(createInnerMail('Lu Lane <lu.lane@example.test>', 'Second one.'), 'b.eml'),
      ],
    }),
    expected: { waits: 'jo.jett@example.test' },
    words: ['Two for you', 'First one.', 'Second one.'],
  },
  {
    about: 'a copier of the clinic',
    raw: writeMail({
      headers: { From: 'Front Copier <scanner@clinic.test>', Subject: 'Scan from copier' },
      text: 'Scanned: 2 pages.',
      parts: [{ type: 'application/pdf', name: 'scan0001.pdf', body: '%PDF-1.4' }],
    }),
    expected: { waits: null },
    words: ['Scanned: 2 pages.'],
  },
]

const machines: LabelledMail[] = [
  {
    about: 'a vacation answer by its head',
    raw: writeMail({
      headers: { From: 'Gus Gray <gus.gray@example.test>', 'X-Autoreply': 'yes', Subject: 'Re: Interview' },
      text: 'Back on the 20th.',
    }),
    expected: { aside: 'auto_reply' },
    words: ['Back on the 20th.'],
  },
  {
    about: 'a report of delivery',
    raw: (to) =>
      Buffer.from(
        `From: Mail System <postmaster@mx.test>\r\nTo: ${to}\r\nSubject: Undeliverable: Welcome\r\nMessage-ID: ` +
          '<ndr@mail.test>\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=r\r\n\r\n' +
          '--r\r\nContent-Type: text/plain\r\n\r\nThe mailbox is full.\r\n--r\r\nContent-Type: ' +
          'message/delivery-status\r\n\r\nAction: failed\r\n--r--',
      ),
    expected: { aside: 'bounce' },
    words: ['The mailbox is full.'],
  },
  {
    about: 'an answer in Spanish by its subject',
    raw: writeMail({
      headers: { From: 'Sol Sanz <sol.sanz@example.test>', Subject: 'Respuesta automática: Entrevista' },
      text: 'Vuelvo el lunes.',
    }),
    expected: { aside: 'auto_reply' },
    words: ['Vuelvo el lunes.'],
  },
  {
    about: 'a newsletter',
    raw: writeMail({
      headers: {
        From: 'Spectrum Digest <digest@spectrum.test>',
        'List-Unsubscribe': '<https://s.test/u>',
        'List-Id': '<digest.spectrum.test>',
        Subject: 'This week in ABA',
      },
      html: '<h1>Five tips</h1><p>Read more online.</p>',
    }),
    expected: { aside: 'newsletter' },
    words: ['Five tips'],
  },
  {
    about: 'a meeting that was accepted',
    raw: writeMail({
      headers: { From: 'Ned Neal <ned.neal@example.test>', Subject: 'Accepted: Interview at 3 PM' },
      text: 'Ned accepted.',
    }),
    expected: { aside: 'auto_reply' },
    words: ['Ned accepted.'],
  },
  {
    about: 'an empty envelope',
    raw: writeMail({
      headers: { From: 'Pam Pope <pam.pope@example.test>', 'Return-Path': '<>', Subject: 'Your message' },
      text: 'We got it.',
    }),
    expected: { aside: 'auto_reply' },
    words: ['We got it.'],
  },
]

/** Forty emails, each with what has to become of it, and words of it that may not be lost. */
export const fortyMails: readonly LabelledMail[] = [...forwards, ...boards, ...people, ...unsure, ...machines]
