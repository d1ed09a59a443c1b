import { listed } from './listed.ts'
/** Names of certifications: RBT, BCBA, BCaBA, and others of teaching and care. CPR, CPI, Safety-Care and PCM are skills. */
export const certificationNames: [words: string, kind: 'RBT' | 'BCBA' | 'BCaBA' | 'other'][] = [
  ['RBT', 'RBT'],
  ['registered behavior technician', 'RBT'],
  ['registered behavior tech', 'RBT'],
  ['registered behavior technician RBT', 'RBT'],
  ['registered behaviour technician', 'RBT'],
  ['técnico de conducta registrado', 'RBT'],
  ['técnica de conducta registrada', 'RBT'],
  ['técnico registrado de conducta', 'RBT'],
  ['técnica registrada de conducta', 'RBT'],
  ['técnico conductual registrado', 'RBT'],
  ['técnica conductual registrada', 'RBT'],
  ['técnico registrado del comportamiento', 'RBT'],
  ['técnico de comportamiento registrado', 'RBT'],
  ['técnica de comportamiento registrada', 'RBT'],
  ['BCBA', 'BCBA'],
  ['BCBA D', 'BCBA'],
  ['board certified behavior analyst', 'BCBA'],
  ['board certified behavior analyst doctoral', 'BCBA'],
  ['analista de conducta certificada', 'BCBA'],
  ['analista de conducta certificado', 'BCBA'],
  ['analista de conducta certificado por la junta', 'BCBA'],
  ['BCaBA', 'BCaBA'],
  ['board certified assistant behavior analyst', 'BCaBA'],
  ['QASP', 'other'],
  ['QASP S', 'other'],
  ['qualified autism service practitioner', 'other'],
  ['QBA', 'other'],
  ['LBA', 'other'],
  ['licensed behavior analyst', 'other'],
  ['ABAT', 'other'],
  ['applied behavior analysis technician', 'other'],
  ['BCAT', 'other'],
  ['board certified autism technician', 'other'],
  ['CNA', 'other'],
  ['certified nursing assistant', 'other'],
  ['certified nurse assistant', 'other'],
  ['certified nurse aide', 'other'],
  ['LPN', 'other'],
  ['licensed practical nurse', 'other'],
  ['home health aide certificate', 'other'],
  ['certified home health aide', 'other'],
  ['HHA certified', 'other'],
  ['certified medical assistant', 'other'],
  ['teaching license', 'other'],
  ['teaching licence', 'other'],
  ['teaching certificate', 'other'],
  ['teaching credential', 'other'],
  ['teacher certification', 'other'],
  ['teaching certification', 'other'],
  ['teacher license', 'other'],
  ['teacher certificate', 'other'],
  ['substitute teaching license', 'other'],
  ['substitute teaching certificate', 'other'],
  ['teaching permit', 'other'],
  ['certified teacher', 'other'],
  ['licensed teacher', 'other'],
  ['substitute certificate', 'other'],
  ['substitute license', 'other'],
  ['substitute permit', 'other'],
  ['special education certification', 'other'],
  ['special education certificate', 'other'],
  ['special education license', 'other'],
  ['special education credential', 'other'],
  ['child development associate', 'other'],
  ['CDA', 'other'],
  ['credential teacher', 'other'],
  ['standard teaching', 'other'],
  ['professional educator license', 'other'],
  ['educator license', 'other'],
  ['educator certificate', 'other'],
  ['paraprofessional certificate', 'other'],
  ['paraprofessional license', 'other'],
  ['paraprofessional certification', 'other'],
  ['parapro', 'other'],
  ['LCSW', 'other'],
  ['LMSW', 'other'],
  ['LPC', 'other'],
  ['LMFT', 'other'],
  ['CCC SLP', 'other'],
  ['licencia de maestra', 'other'],
  ['licencia de maestro', 'other'],
  ['certificado de maestra', 'other'],
  ['licencia docente', 'other'],
  ['certificación de maestra', 'other'],
  ['IBT', 'other'],
  ['international behavior therapist', 'other'],
  ['IBA', 'other'],
  ['certified autism specialist', 'other'],
]

/** Words that say a certification is being earned. `exam`: even where it is claimed elsewhere, this decides. */
export const trainingWords = {
  exam: listed(`
    exam scheduled, exam pending, exam in, exam on, scheduled exam, scheduled for, exam, examination, pending,
    candidate, eligible, in progress, in training, trainee, awaiting, studying, working toward, working towards, working on,
    work toward, pursuing, enrolled, to be completed, student, in process, in the process, preparing, expected,
    anticipated, competency assessment, competency, sit for, sitting for, scheduled, currently completing,
    completing, accruing, fieldwork hours, fieldwork, coursework, track, application submitted, exam to come,
    certification in, will test, testing, take the exam, taking the exam, waiting, course in progress, intern,
    underway, hours toward, hours towards, supervised hours, practicum, soon, applicant, training in, upcoming,
    examen, pendiente, en proceso, en curso, candidata, candidato, estudiando, preparándome, cursando, en formación,
    en entrenamiento, programado, aspirante, elegible, horas de práctica, en espera, en trámite, estudiante
  `),
  course: listed(`
    40 hour, 40 hours, 40 hr, 40 hrs, 40hr, 40hour, 40h, forty hour, 40 horas, 40 hora, curso, training completed,
    completed training, rbt training, rbt course, rbt coursework, entrenamiento rbt, curso rbt, training course,
    course, training
  `),
}

/** Words that say a certification was held and is no more. */
export const expiredWords = listed(`
  expired, lapsed, former, formerly, previously, previously certified, was certified, inactive, no longer, past, ex,
  used to be, once an, once held, was once, ran out, ran out in, not renewed, did not renew, let it lapse, let my certification, revoked, certified until, was
  an, was a, retired, not current, needs renewal, need to renew, due for renewal, vencida, vencido, venció,
  expirada, expirado, expiró, caducada, caducado, caducó, inactiva, inactivo, anteriormente, antigua, antiguo,
  exrbt, ya no
`)

/** Words that say it was renewed: they undo what expired. */
export const renewedWords = listed(`
  renewed, recertified, reinstated, re certified, reactivated, renovada, renovado, renové, recertificada,
  recertificado
`)

/** Words that say a certification is held. */
export const claimWords = listed(`
  certified, certification, certificate, credentialed, credential, licensed, license, active, current, i am a, i am
  an, i m a, i m an, am a, am an, hold, holds, obtained, earned, passed, years as, experienced, experience as,
  valid, certificada, certificado, certificación, licencia, activa, activo, vigente, soy, registrada, registrado,
  bilingual, dedicated, compassionate, skilled, reliable, energetic, motivated, passionate, seasoned, dependable,
  caring, patient, enthusiastic, devoted, detail oriented, nationally, fully, number, renewed, recertified, since,
  bacb, working as, work as, credentials, certifications, professional, currently, senior, lead, credenciales, cert,
  status, renové, exp, expires, good standing, renews, valid until, through
`)
