import { listed } from './listed.ts'
/** Names of certifications: RBT, BCBA, BCaBA, and others of teaching and care. CPR, CPI, Safety-Care and PCM are skills. */
export const certificationNames: (readonly [words: string, kind: 'RBT' | 'BCBA' | 'BCaBA' | 'other'])[] = [
  ...listed(`
    RBT, registered behavior technician, registered behavior tech, registered behavior technician RBT,
    registered behaviour technician, técnico de conducta registrado, técnica de conducta registrada,
    técnico registrado de conducta, técnica registrada de conducta, técnico conductual registrado,
    técnica conductual registrada, técnico registrado del comportamiento, técnico de comportamiento registrado,
    técnica de comportamiento registrada
  `).map((words) => [words, 'RBT'] as const),
  ...listed(`
    BCBA, BCBA D, board certified behavior analyst, board certified behavior analyst doctoral,
    analista de conducta certificada, analista de conducta certificado,
    analista de conducta certificado por la junta
  `).map((words) => [words, 'BCBA'] as const),
  ...listed(`
    BCaBA, board certified assistant behavior analyst
  `).map((words) => [words, 'BCaBA'] as const),
  ...listed(`
    QASP, QASP S, qualified autism service practitioner, QBA, LBA, licensed behavior analyst, ABAT,
    applied behavior analysis technician, BCAT, board certified autism technician, CNA,
    certified nursing assistant, certified nurse assistant, certified nurse aide, LPN, licensed practical nurse,
    home health aide certificate, certified home health aide, HHA certified, certified medical assistant,
    teaching license, teaching licence, teaching certificate, teaching credential, teacher certification,
    teaching certification, teacher license, teacher certificate, substitute teaching license,
    substitute teaching certificate, teaching permit, certified teacher, licensed teacher,
    substitute certificate, substitute license, substitute permit, special education certification,
    special education certificate, special education license, special education credential,
    child development associate, CDA, credential teacher, standard teaching, professional educator license,
    educator license, educator certificate, paraprofessional certificate, paraprofessional license,
    paraprofessional certification, parapro, LCSW, LMSW, LPC, LMFT, CCC SLP, licencia de maestra,
    licencia de maestro, certificado de maestra, licencia docente, certificación de maestra, IBT,
    international behavior therapist, IBA, certified autism specialist
  `).map((words) => [words, 'other'] as const),
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

/** Words for a renewal: they undo what expired. */
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
