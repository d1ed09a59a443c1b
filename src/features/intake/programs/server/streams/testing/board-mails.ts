import { boss, type LabelledMail, writeMail } from './made-mail.ts'

/** Notices of job boards, hiring systems, forms, and groups. */
export const boards: readonly LabelledMail[] = [
  {
    about: 'a board’s table, forwarded',
    raw: writeMail({
      headers: { From: boss, Subject: 'Fwd: New application' },
      html:
        '<div>---------- Forwarded message ---------<br>From: Hire Hub &lt;no-reply@hirehub.test&gt;' +
        '<br>Date: Mon, Nov 9, 2026<br>Subject: New application<br>To: &lt;dana@clinic.test&gt;</div>' +
        '<table><tr><td>Candidate name</td><td>Lars Lind</td></tr><tr><td>Email</td>' +
        '<td>lars.lind@example.test</td></tr><tr><td>Screening</td><td>Has a car</td></tr></table>',
    }),
    expected: { lands: ['Lars Lind', 'lars.lind@example.test'] },
    words: ['Has a car'],
  },
  {
    about: 'a board’s lines with signs',
    raw: writeMail({
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
    raw: writeMail({
      headers: { From: 'Linked Careers <jobs-noreply@linked.test>', Subject: 'Kofi Kane applied to your job: RBT' },
      text: 'Kofi Kane applied to your job.\nView the application in Linked Careers.',
    }),
    expected: { waits: '' },
    words: ['View the application in Linked Careers.'],
  },
  {
    about: 'a board’s page with labels above values',
    raw: writeMail({
      headers: { From: 'Apply Point <applications@applypoint.test>', Subject: 'Applicant' },
      html:
        '<table><tr><th>Applicant Name</th></tr><tr><td>Tess Tran</td></tr><tr><th>E-mail</th></tr><tr>' +
        '<td>tess.tran@example.test</td></tr></table><p>Prefers mornings.</p>',
    }),
    expected: { lands: ['Tess Tran', 'tess.tran@example.test'] },
    words: ['Prefers mornings.'],
  },
  {
    about: 'a hiring system in bulk with Reply-To',
    raw: writeMail({
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
    raw: writeMail({
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
    raw: writeMail({
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
