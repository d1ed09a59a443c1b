import { mailOf } from '../../../../../../integrations/inbound-mail/testing/mail-of.ts'

/** What has to become of an email: someone lands, it waits (and proposes no one wrong), or it is put aside. */
export type Expected = { lands: [name: string, address: string] } | { waits: string | null } | { aside: string }
export type LabelledMail = { about: string; raw: (to: string) => Buffer; expected: Expected; words: string[] }

const boss = 'Dana Director <dana@clinic.test>'
const jpeg = Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(200_000, 7)])
const pages = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(20_000, 3)])
const logo = {
  type: 'image/png',
  name: 'image003.png',
  body: Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(4_000, 1)]),
}

type Made = {
  headers?: Record<string, string>
  text?: string
  html?: string
  parts?: Parameters<typeof mailOf>[0]['parts']
}
let number = 0

/** A raw email; a page of words stands for the plain ones. */
const made =
  ({ headers = {}, text = '', html, parts = [] }: Made) =>
  (to: string): Buffer => {
    number += 1
    const all = { To: to, 'Message-ID': `<forty-${number}@mail.test>`, ...headers }
    if (html === undefined) return mailOf({ headers: all, text, parts })
    const lines = Object.entries(all).map((each) => each.join(': '))
    return Buffer.from([...lines, 'MIME-Version: 1.0', 'Content-Type: text/html; charset=utf-8', '', html].join('\r\n'))
  }
const inner = (from: string, text: string, parts: Made['parts'] = []) =>
  mailOf({ headers: { From: from, To: 'dana@clinic.test', Subject: 'My application' }, text, parts })
const attached = (body: Buffer, name = 'Application.eml', type = 'message/rfc822') => ({ type, name, body })

const forwards: LabelledMail[] = [
  {
    about: 'Proton Mail',
    raw: made({
      headers: { From: boss, Subject: 'Fw: Work' },
      text: 'New one\n\n------- Forwarded Message -------\nFrom: Petra Prome <petra.prome@example.test>\nDate: On Monday, November 9th, 2026 at 8:02 AM\nSubject: Work\nTo: dana@clinic.test <dana@clinic.test>\n\n> I taught swimming for six years.',
    }),
    expected: { lands: ['Petra Prome', 'petra.prome@example.test'] },
    words: ['New one', 'I taught swimming for six years.'],
  },
  {
    about: 'Outlook, a page only',
    raw: made({
      headers: { From: boss, Subject: 'FW: RBT opening' },
      html: '<div>Please add</div><hr><div><p><b>From:</b> Otto Okafor &lt;otto.okafor@example.test&gt;<br><b>Sent:</b> Monday, November 9, 2026 8:02 AM<br><b>To:</b> Dana Director &lt;dana@clinic.test&gt;<br><b>Subject:</b> RBT opening</p></div><p>I coach a youth soccer team.</p>',
    }),
    expected: { lands: ['Otto Okafor', 'otto.okafor@example.test'] },
    words: ['Please add', 'I coach a youth soccer team.'],
  },
  {
    about: 'Gmail, a page only',
    raw: made({
      headers: { From: boss, Subject: 'Fwd: hello' },
      html: '<div dir="ltr"><br><div class="gmail_quote"><div class="gmail_attr">---------- Forwarded message ---------<br>From: <b>Gia Gomez</b> <span>&lt;<a href="mailto:gia.gomez@example.test">gia.gomez@example.test</a>&gt;</span><br>Date: Mon, Nov 9, 2026<br>Subject: hello<br>To: &lt;dana@clinic.test&gt;<br></div><br>I speak Spanish &amp; English.</div></div>',
    }),
    expected: { lands: ['Gia Gomez', 'gia.gomez@example.test'] },
    words: ['I speak Spanish & English.'],
  },
  {
    about: 'Zoho',
    raw: made({
      headers: { From: boss, Subject: 'Fwd: Job' },
      text: '============ Forwarded message ============\nFrom: Zora Zane <zora.zane@example.test>\nTo: "dana"<dana@clinic.test>\nDate: Mon, 09 Nov 2026 08:02:11 -0600\nSubject: Job\n============ Forwarded message ============\n\nEvenings suit me best.',
    }),
    expected: { lands: ['Zora Zane', 'zora.zane@example.test'] },
    words: ['Evenings suit me best.'],
  },
  {
    about: 'AOL',
    raw: made({
      headers: { From: boss, Subject: 'Fwd: position' },
      text: '-----Original Message-----\nFrom: Alma Abbott <alma.abbott@example.test>\nTo: dana@clinic.test\nSent: Mon, Nov 9, 2026 8:02 am\nSubject: position\n\nI volunteer at a shelter.',
    }),
    expected: { lands: ['Alma Abbott', 'alma.abbott@example.test'] },
    words: ['I volunteer at a shelter.'],
  },
  {
    about: 'Samsung',
    raw: made({
      headers: { From: boss, Subject: 'Fwd: Bt job' },
      text: 'Sent from my Galaxy\n\n-------- Original message --------\nFrom: Sami Sato <sami.sato@example.test>\nDate: 11/9/26 8:02 AM (GMT-06:00)\nTo: dana@clinic.test\nSubject: Bt job\n\nMy brother is autistic.',
    }),
    expected: { lands: ['Sami Sato', 'sami.sato@example.test'] },
    words: ['My brother is autistic.'],
  },
  {
    about: 'Outlook on a phone',
    raw: made({
      headers: { From: boss, Subject: 'Fw: hi' },
      text: 'See below\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\nFrom: Ines Ito <ines.ito@example.test>\nSent: Monday, November 9, 2026 8:02:11 AM\nTo: Dana Director <dana@clinic.test>\nSubject: hi\n\nI finish school in May.',
    }),
    expected: { lands: ['Ines Ito', 'ines.ito@example.test'] },
    words: ['See below', 'I finish school in May.'],
  },
  {
    about: 'Samsung in Spanish',
    raw: made({
      headers: { From: boss, Subject: 'RV: Empleo' },
      text: '-------- Mensaje original --------\nDe: Marta Mora <marta.mora@example.test>\nFecha: 9/11/26 8:02 (GMT-06:00)\nA: dana@clinic.test\nAsunto: Empleo\n\nTrabajo con niños desde 2019.',
    }),
    expected: { lands: ['Marta Mora', 'marta.mora@example.test'] },
    words: ['Trabajo con niños desde 2019.'],
  },
  {
    about: 'Yahoo in Spanish',
    raw: made({
      headers: { From: boss, Subject: 'Rv: Puesto' },
      text: '----- Mensaje reenviado -----\nDe: Yolanda Yepes <yolanda.yepes@example.test>\nPara: Dana <dana@clinic.test>\nEnviado: lunes, 9 de noviembre de 2026, 08:02:11 GMT-6\nAsunto: Puesto\n\nTengo coche propio.',
    }),
    expected: { lands: ['Yolanda Yepes', 'yolanda.yepes@example.test'] },
    words: ['Tengo coche propio.'],
  },
  {
    about: 'a phone in Spanish',
    raw: made({
      headers: { From: boss, Subject: 'Fwd: Solicitud' },
      text: 'Enviado desde mi iPhone\n\nInicio del mensaje reenviado:\n\n> De: Pilar Paz <pilar.paz@example.test>\n> Fecha: 9 de noviembre de 2026, 8:02:11 CST\n> Para: dana@clinic.test\n> Asunto: Solicitud\n>\n> Mi certificado está al día.',
    }),
    expected: { lands: ['Pilar Paz', 'pilar.paz@example.test'] },
    words: ['Mi certificado está al día.'],
  },
  {
    about: 'a mail as a file',
    raw: made({
      headers: { From: boss, Subject: 'two of them?' },
      text: 'One more',
      parts: [attached(inner('Rita Rossi <rita.rossi@example.test>', 'I worked at a daycare.'))],
    }),
    expected: { lands: ['Rita Rossi', 'rita.rossi@example.test'] },
    words: ['One more', 'I worked at a daycare.'],
  },
  {
    about: 'a mail as a file of no kind',
    raw: made({
      headers: { From: boss },
      text: 'fyi',
      parts: [
        attached(
          inner('Ugo Uras <ugo.uras@example.test>', 'I am a camp counselor.'),
          'msg.eml',
          'application/octet-stream',
        ),
      ],
    }),
    expected: { lands: ['Ugo Uras', 'ugo.uras@example.test'] },
    words: ['I am a camp counselor.'],
  },
  {
    about: 'Gmail around Outlook',
    raw: made({
      headers: { From: boss, Subject: 'Fwd: FW: rbt' },
      text: '---------- Forwarded message ---------\nFrom: Reception <reception@clinic.test>\nDate: Tue, Nov 10, 2026\nSubject: FW: rbt\nTo: Dana Director <dana@clinic.test>\n\nFrom: Nadia Novak <nadia.novak@example.test>\nSent: Monday, November 9, 2026 8:02 AM\nTo: Reception <reception@clinic.test>\nSubject: rbt\n\nI can start next week.',
    }),
    expected: { lands: ['Nadia Novak', 'nadia.novak@example.test'] },
    words: ['I can start next week.'],
  },
  {
    about: 'a file around an inline forward',
    raw: made({
      headers: { From: boss },
      text: 'see',
      parts: [
        attached(
          inner(
            'Reception <reception@clinic.test>',
            'FYI\n\n---------- Forwarded message ---------\nFrom: Ivo Ilic <ivo.ilic@example.test>\nDate: Mon, Nov 9, 2026\nSubject: job\nTo: <reception@clinic.test>\n\nI have a clean driving record.',
          ),
        ),
      ],
    }),
    expected: { lands: ['Ivo Ilic', 'ivo.ilic@example.test'] },
    words: ['I have a clean driving record.'],
  },
]

const boards: LabelledMail[] = [
  {
    about: 'a board’s table, forwarded',
    raw: made({
      headers: { From: boss, Subject: 'Fwd: New application' },
      html: '<div>---------- Forwarded message ---------<br>From: Hire Hub &lt;no-reply@hirehub.test&gt;<br>Date: Mon, Nov 9, 2026<br>Subject: New application<br>To: &lt;dana@clinic.test&gt;</div><table><tr><td>Candidate name</td><td>Lars Lind</td></tr><tr><td>Email</td><td>lars.lind@example.test</td></tr><tr><td>Screening</td><td>Has a car</td></tr></table>',
    }),
    expected: { lands: ['Lars Lind', 'lars.lind@example.test'] },
    words: ['Has a car'],
  },
  {
    about: 'a board’s lines with signs',
    raw: made({
      headers: {
        From: 'Match Jobs <phil@matchjobs.test>',
        Subject: 'You have a new candidate for Behavior Technician',
      },
      text: 'Great news\n\n👤 Candidate: Nora Nyberg\n📧 Email: nora.nyberg@example.test\n📞 Phone: 512.555.0121\n\nTwo years in respite care.',
    }),
    expected: { lands: ['Nora Nyberg', 'nora.nyberg@example.test'] },
    words: ['Two years in respite care.'],
  },
  {
    about: 'a network that gives no address',
    raw: made({
      headers: { From: 'Linked Careers <jobs-noreply@linked.test>', Subject: 'Kofi Kane applied to your job: RBT' },
      text: 'Kofi Kane applied to your job.\nView the application in Linked Careers.',
    }),
    expected: { waits: '' },
    words: ['View the application in Linked Careers.'],
  },
  {
    about: 'a board’s page with labels above values',
    raw: made({
      headers: { From: 'Apply Point <applications@applypoint.test>', Subject: 'Applicant' },
      html: '<table><tr><th>Applicant Name</th></tr><tr><td>Tess Tran</td></tr><tr><th>E-mail</th></tr><tr><td>tess.tran@example.test</td></tr></table><p>Prefers mornings.</p>',
    }),
    expected: { lands: ['Tess Tran', 'tess.tran@example.test'] },
    words: ['Prefers mornings.'],
  },
  {
    about: 'a hiring system in bulk with Reply-To',
    raw: made({
      headers: {
        From: 'Green Hire <no-reply@us.greenhire.test>',
        'Reply-To': 'Vera Vidal <vera.vidal@example.test>',
        'List-Unsubscribe': '<https://x.test/u>',
        Precedence: 'bulk',
        'Auto-Submitted': 'auto-generated',
      },
      text: 'A cover letter was given: I love puzzles.',
    }),
    expected: { lands: ['Vera Vidal', 'vera.vidal@example.test'] },
    words: ['I love puzzles.'],
  },
  {
    about: 'the form of the clinic’s own site',
    raw: made({
      headers: {
        From: 'Clinic Site <wordpress@clinic.test>',
        'Reply-To': 'bela.boros@example.test',
        Subject: 'Careers form',
      },
      text: 'First name: Bela\nLast name: Boros\nMessage: I like working outdoors.',
    }),
    expected: { lands: ['Bela Boros', 'bela.boros@example.test'] },
    words: ['I like working outdoors.'],
  },
  {
    about: 'a group that passes mail on',
    raw: made({
      headers: {
        From: "'Hugo Hale' via Careers <careers@clinic.test>",
        'X-Original-Sender': 'hugo.hale@example.test',
        'List-Id': '<careers.clinic.test>',
        Precedence: 'list',
        Subject: 'Tech job',
      },
      text: 'I babysat for ten families.',
    }),
    expected: { lands: ['Hugo Hale', 'hugo.hale@example.test'] },
    words: ['I babysat for ten families.'],
  },
]

const people: LabelledMail[] = [
  {
    about: 'a signature with a logo and a fax',
    raw: made({
      headers: { From: 'Cleo Cruz <cleo.cruz@example.test>', Subject: 'RBT' },
      text: 'I hold an RBT.\n--\nCleo Cruz\nP (737) 555-0122\nFax (737) 555-0199',
      parts: [logo],
    }),
    expected: { lands: ['Cleo Cruz', 'cleo.cruz@example.test'] },
    words: ['I hold an RBT.', '(737) 555-0199'],
  },
  {
    about: 'a name turned around with letters behind it',
    raw: made({ headers: { From: '"Dunn, Delia" <delia.dunn@example.test>' }, text: 'BCBA here, open to relocate.' }),
    expected: { lands: ['Delia Dunn', 'delia.dunn@example.test'] },
    words: ['open to relocate'],
  },
  {
    about: 'a Pages file only',
    raw: made({
      headers: { From: 'Mack Moss <mack.moss@example.test>' },
      text: 'From my Mac.',
      parts: [{ type: 'application/x-iwork-pages-sffpages', name: 'Mack.pages', body: pages }],
    }),
    expected: { lands: ['Mack Moss', 'mack.moss@example.test'] },
    words: ['From my Mac.', 'Mack.pages'],
  },
  {
    about: 'a photo of a resume',
    raw: made({
      headers: { From: 'Ivy Inman <ivy.inman@example.test>' },
      text: 'Photo of my resume.',
      parts: [{ type: 'image/jpeg', name: 'IMG_2041.jpg', body: jpeg }],
    }),
    expected: { lands: ['Ivy Inman', 'ivy.inman@example.test'] },
    words: ['Photo of my resume.', 'IMG_2041.jpg'],
  },
  {
    about: 'a page with signs',
    raw: made({
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
        `From: =?iso-8859-1?Q?Ren=E9e_Roy?= <renee.roy@example.test>\r\nTo: ${to}\r\nMessage-ID: <latin@mail.test>\r\nContent-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nJ'ai =E9t=E9 nounou. Disponible d=E8s lundi et le week-=\r\nend.`,
      ),
    expected: { lands: ['Renée Roy', 'renee.roy@example.test'] },
    words: ['Disponible dès lundi et le week-end.'],
  },
  {
    about: 'an answer below which staff is quoted',
    raw: made({
      headers: { From: 'Faye Fox <faye.fox@example.test>', Subject: 'RE: Your resume' },
      text: 'Attached, thank you!\n\nFrom: Dana Director <dana@clinic.test>\nSent: Monday, November 9, 2026 8:02 AM\nTo: Faye Fox <faye.fox@example.test>\nSubject: Your resume\n\nCould you send it?',
    }),
    expected: { lands: ['Faye Fox', 'faye.fox@example.test'] },
    words: ['Attached, thank you!', 'Could you send it?'],
  },
  {
    about: 'answers go to another address of the same person',
    raw: made({
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
    raw: made({
      headers: { From: 'Mona Mills <mona.mills@example.test>' },
      text: 'My son, Max, is looking for work. His resume follows on Friday.',
    }),
    expected: { waits: 'mona.mills@example.test' },
    words: ['His resume follows on Friday.'],
  },
  {
    about: 'a recruiter for a candidate',
    raw: made({
      headers: { From: 'Rick Reyes <rick@agency.test>' },
      text: 'I am introducing a candidate, on behalf of our agency: Wanda West, ready in two weeks.',
    }),
    expected: { waits: 'rick@agency.test' },
    words: ['ready in two weeks'],
  },
  {
    about: 'an applicant who forwards a letter of reference',
    raw: made({
      headers: { From: 'Abe Ames <abe.ames@example.test>', Subject: 'Fwd: Reference' },
      text: 'My reference:\n\nBegin forwarded message:\n\n> From: Prof Page <prof.page@college.test>\n> Subject: Reference\n> Date: November 2, 2026\n> To: Abe Ames <abe.ames@example.test>\n>\n> Abe is punctual.',
    }),
    expected: { waits: 'prof.page@college.test' },
    words: ['My reference:', 'Abe is punctual.'],
  },
  {
    about: 'two mails as files',
    raw: made({
      headers: { From: boss },
      text: 'Two for you',
      parts: [
        attached(inner('Jo Jett <jo.jett@example.test>', 'First one.')),
        attached(inner('Lu Lane <lu.lane@example.test>', 'Second one.'), 'b.eml'),
      ],
    }),
    expected: { waits: 'jo.jett@example.test' },
    words: ['Two for you', 'First one.', 'Second one.'],
  },
  {
    about: 'a copier of the clinic',
    raw: made({
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
    raw: made({
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
        `From: Mail System <postmaster@mx.test>\r\nTo: ${to}\r\nSubject: Undeliverable: Welcome\r\nMessage-ID: <ndr@mail.test>\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=r\r\n\r\n--r\r\nContent-Type: text/plain\r\n\r\nThe mailbox is full.\r\n--r\r\nContent-Type: message/delivery-status\r\n\r\nAction: failed\r\n--r--`,
      ),
    expected: { aside: 'bounce' },
    words: ['The mailbox is full.'],
  },
  {
    about: 'an answer in Spanish by its subject',
    raw: made({
      headers: { From: 'Sol Sanz <sol.sanz@example.test>', Subject: 'Respuesta automática: Entrevista' },
      text: 'Vuelvo el lunes.',
    }),
    expected: { aside: 'auto_reply' },
    words: ['Vuelvo el lunes.'],
  },
  {
    about: 'a newsletter',
    raw: made({
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
    raw: made({
      headers: { From: 'Ned Neal <ned.neal@example.test>', Subject: 'Accepted: Interview at 3 PM' },
      text: 'Ned accepted.',
    }),
    expected: { aside: 'auto_reply' },
    words: ['Ned accepted.'],
  },
  {
    about: 'an empty envelope',
    raw: made({
      headers: { From: 'Pam Pope <pam.pope@example.test>', 'Return-Path': '<>', Subject: 'Your message' },
      text: 'We got it.',
    }),
    expected: { aside: 'auto_reply' },
    words: ['We got it.'],
  },
]

/** Forty emails, each with what has to become of it, and words of it that may not be lost. */
export const fortyMails: readonly LabelledMail[] = [...forwards, ...boards, ...people, ...unsure, ...machines]
