import { boss, createAttachment, createInnerMail, type LabelledMail, writeMail } from './made-mail.ts'

/** Forwards by staff, in styles of fourteen mail programs. */
export const forwards: readonly LabelledMail[] = [
  {
    about: 'Proton Mail',
    raw: writeMail({
      headers: { From: boss, Subject: 'Fw: Work' },
      text:
        'New one\n\n------- Forwarded Message -------\nFrom: Petra Prome <petra.prome@example.test>\nDate: On ' +
        'Monday, November 9th, 2026 at 8:02 AM\nSubject: Work\nTo: dana@clinic.test <dana@clinic.test>\n\n> I ' +
        'taught swimming for six years.',
    }),
    expected: { lands: ['Petra Prome', 'petra.prome@example.test'] },
    words: ['New one', 'I taught swimming for six years.'],
  },
  {
    about: 'Outlook, a page only',
    raw: writeMail({
      headers: { From: boss, Subject: 'FW: RBT opening' },
      html:
        '<div>Please add</div><hr><div><p><b>From:</b> Otto Okafor &lt;otto.okafor@example.test&gt;<br>' +
        '<b>Sent:</b> Monday, November 9, 2026 8:02 AM<br><b>To:</b> Dana Director &lt;dana@clinic.test&gt;<br>' +
        '<b>Subject:</b> RBT opening</p></div><p>I coach a youth soccer team.</p>',
    }),
    expected: { lands: ['Otto Okafor', 'otto.okafor@example.test'] },
    words: ['Please add', 'I coach a youth soccer team.'],
  },
  {
    about: 'Gmail, a page only',
    raw: writeMail({
      headers: { From: boss, Subject: 'Fwd: hello' },
      html:
        '<div dir="ltr"><br><div class="gmail_quote">' +
        '<div class="gmail_attr">---------- Forwarded message ---------<br>From: <b>Gia Gomez</b> ' +
        '<span>&lt;<a href="mailto:gia.gomez@example.test">gia.gomez@example.test</a>&gt;</span>' +
        '<br>Date: Mon, Nov 9, 2026<br>Subject: hello<br>To: &lt;dana@clinic.test&gt;<br></div>' +
        '<br>I speak Spanish &amp; English.</div></div>',
    }),
    expected: { lands: ['Gia Gomez', 'gia.gomez@example.test'] },
    words: ['I speak Spanish & English.'],
  },
  {
    about: 'Zoho',
    raw: writeMail({
      headers: { From: boss, Subject: 'Fwd: Job' },
      text:
        '============ Forwarded message ============\nFrom: Zora Zane <zora.zane@example.test>\nTo: ' +
        '"dana"<dana@clinic.test>\nDate: Mon, 09 Nov 2026 08:02:11 -0600\nSubject: Job\n============ Forwarded ' +
        'message ============\n\nEvenings suit me best.',
    }),
    expected: { lands: ['Zora Zane', 'zora.zane@example.test'] },
    words: ['Evenings suit me best.'],
  },
  {
    about: 'AOL',
    raw: writeMail({
      headers: { From: boss, Subject: 'Fwd: position' },
      text:
        '-----Original Message-----\nFrom: Alma Abbott <alma.abbott@example.test>\nTo: dana@clinic.test\nSent: ' +
        'Mon, Nov 9, 2026 8:02 am\nSubject: position\n\nI volunteer at a shelter.',
    }),
    expected: { lands: ['Alma Abbott', 'alma.abbott@example.test'] },
    words: ['I volunteer at a shelter.'],
  },
  {
    about: 'Samsung',
    raw: writeMail({
      headers: { From: boss, Subject: 'Fwd: Bt job' },
      text:
        'Sent from my Galaxy\n\n-------- Original message --------\nFrom: Sami Sato <sami.sato@example.test>\n' +
        'Date: 11/9/26 8:02 AM (GMT-06:00)\nTo: dana@clinic.test\nSubject: Bt job\n\nMy brother is autistic.',
    }),
    expected: { lands: ['Sami Sato', 'sami.sato@example.test'] },
    words: ['My brother is autistic.'],
  },
  {
    about: 'Outlook on a phone',
    raw: writeMail({
      headers: { From: boss, Subject: 'Fw: hi' },
      text:
        'See below\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\nFrom: Ines ' +
        'Ito <ines.ito@example.test>\nSent: Monday, November 9, 2026 8:02:11 AM\nTo: Dana Director ' +
        '<dana@clinic.test>\nSubject: hi\n\nI finish school in May.',
    }),
    expected: { lands: ['Ines Ito', 'ines.ito@example.test'] },
    words: ['See below', 'I finish school in May.'],
  },
  {
    about: 'Samsung in Spanish',
    raw: writeMail({
      headers: { From: boss, Subject: 'RV: Empleo' },
      text:
        '-------- Mensaje original --------\nDe: Marta Mora <marta.mora@example.test>\nFecha: 9/11/26 8:02 ' +
        '(GMT-06:00)\nA: dana@clinic.test\nAsunto: Empleo\n\nTrabajo con niños desde 2019.',
    }),
    expected: { lands: ['Marta Mora', 'marta.mora@example.test'] },
    words: ['Trabajo con niños desde 2019.'],
  },
  {
    about: 'Yahoo in Spanish',
    raw: writeMail({
      headers: { From: boss, Subject: 'Rv: Puesto' },
      text:
        '----- Mensaje reenviado -----\nDe: Yolanda Yepes <yolanda.yepes@example.test>\nPara: Dana ' +
        '<dana@clinic.test>\nEnviado: lunes, 9 de noviembre de 2026, 08:02:11 GMT-6\nAsunto: Puesto\n\nTengo ' +
        'coche propio.',
    }),
    expected: { lands: ['Yolanda Yepes', 'yolanda.yepes@example.test'] },
    words: ['Tengo coche propio.'],
  },
  {
    about: 'a phone in Spanish',
    raw: writeMail({
      headers: { From: boss, Subject: 'Fwd: Solicitud' },
      text:
        'Enviado desde mi iPhone\n\nInicio del mensaje reenviado:\n\n> De: Pilar Paz <pilar.paz@example.test>\n> ' +
        'Fecha: 9 de noviembre de 2026, 8:02:11 CST\n> Para: dana@clinic.test\n> Asunto: Solicitud\n>\n> Mi ' +
        'certificado está al día.',
    }),
    expected: { lands: ['Pilar Paz', 'pilar.paz@example.test'] },
    words: ['Mi certificado está al día.'],
  },
  {
    about: 'a mail as a file',
    raw: writeMail({
      headers: { From: boss, Subject: 'two of them?' },
      text: 'One more',
      parts: [createAttachment(createInnerMail('Rita Rossi <rita.rossi@example.test>', 'I worked at a daycare.'))],
    }),
    expected: { lands: ['Rita Rossi', 'rita.rossi@example.test'] },
    words: ['One more', 'I worked at a daycare.'],
  },
  {
    about: 'a mail as a file of no kind',
    raw: writeMail({
      headers: { From: boss },
      text: 'fyi',
      parts: [
        createAttachment(
          createInnerMail('Ugo Uras <ugo.uras@example.test>', 'I am a camp counselor.'),
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
    raw: writeMail({
      headers: { From: boss, Subject: 'Fwd: FW: rbt' },
      text:
        '---------- Forwarded message ---------\nFrom: Reception <reception@clinic.test>\nDate: Tue, Nov 10, ' +
        '2026\nSubject: FW: rbt\nTo: Dana Director <dana@clinic.test>\n\nFrom: Nadia Novak ' +
        '<nadia.novak@example.test>\nSent: Monday, November 9, 2026 8:02 AM\nTo: Reception ' +
        '<reception@clinic.test>\nSubject: rbt\n\nI can start next week.',
    }),
    expected: { lands: ['Nadia Novak', 'nadia.novak@example.test'] },
    words: ['I can start next week.'],
  },
  {
    about: 'a file around an inline forward',
    raw: writeMail({
      headers: { From: boss },
      text: 'see',
      parts: [
        createAttachment(
          createInnerMail(
            'Reception <reception@clinic.test>',
            'FYI\n\n---------- Forwarded message ---------\nFrom: Ivo Ilic <ivo.ilic@example.test>\nDate: Mon, ' +
              'Nov 9, 2026\nSubject: job\nTo: <reception@clinic.test>\n\nI have a clean driving record.',
          ),
        ),
      ],
    }),
    expected: { lands: ['Ivo Ilic', 'ivo.ilic@example.test'] },
    words: ['I have a clean driving record.'],
  },
]
