import { expect, test } from 'vitest'
import { parseCases } from '../../testing/parse-cases.ts'
import { classifyJob } from './classify-job.ts'

/** `title @ employer: duty; duty` */
const kind = (text: string) => {
  const [job = '', duties = ''] = text.split(': ')
  const [title = '', employer = ''] = job.split('@ ')
  return classifyJob(title.trim(), employer, duties === '' ? [] : duties.split('; '))
}

const cases = parseCases(`
{RBT, Behavior Technician, Line Therapist, BCBA, Autism Tutor, Técnico de conducta} @ Alpha => aba
{Therapist, Clinical Supervisor, Program Manager, Volunteer, Analyst} @ Alpha => other
{Therapist, Clinical Supervisor, Program Manager, Volunteer, Analyst} @ Alpha ABA => aba
Therapist @ Alpha: Ran DTT => aba
Therapist @ Alpha: Cooked; Ran DTT => aba
Therapist of DTT @ Alpha => aba
Therapist @ {Applied behavior, Behavior therapy, Behavior consulting, Behavior solutions, Terapia de conducta} => aba
Therapist @ Alpha: Behavior therapy => other
Cook @ Alpha ABA => other
{Therapist, Technician, Tech, Clinic aide lead, Interventionist intern, Supervisor, Terapeuta, Program manager, Program director} @ Autism House => aba
{Director, Consultant, Manager, Student} @ Autism House => other
Therapist @ {Autismo, ASD} House => aba
{Behavioral health technician, Behavioural health specialist, Behavioral health assistant, Behavioral health aide} @ Alpha => related
Behavior health tech @ Alpha => other
Behavioral health technician @ Alpha ABA => aba
Behavioral health technician @ Alpha: Ran DTT => aba
Misbehavioral health driver @ Alpha => other
{Receptionist, Biller, Recruiter, HR, Scheduler, Nurse, Driver} @ Alpha ABA => other
Office RBT @ Alpha => aba
Office teacher @ Alpha => related
{Teacher, Paraprofessional, Nanny, DSP, Caregiver, Maestra} @ Alpha ABA: Ran DTT => related
{Youth mentor, Tutor, Respite worker, Special needs aide, Companion, Shadow, Habilitation} @ Alpha ABA: Ran DTT => aba
Tutor @ Alpha: Ran DTT => related
Tutor @ Alpha ABA: Cooked => related
Tutor @ Alpha ABA: Cooked; Ran DTT => aba
{Counselor, Camp leader, Coach, Lifeguard, Volunteer, Consejera} @ Alpha: Autism => related
{Counselor, Camp leader, Coach} @ Alpha: Tents => other
Counselor for special needs @ Alpha => related
Counselor @ Autism House => related
Counselor @ Alpha: Tents; Disabilities => related
Cook @ Autism House => other
{Aide, Attendant, Helper, Auxiliar, Ayudante} @ Sun School => related
Lunch helper @ {Mesa ISD, Sun Academy, Sun Daycare, Head start, Montessori, Nursing home, Escuela Sol, Jardín Sol, Home care} => related
Lunch helpers @ Sun School => other
Aide @ Alpha => other
Cook @ Sun School => other
@ Alpha ABA => aba
@ Alpha behavior therapy => aba
@ Alpha: Ran DTT => other
@ Sun Preschool => related
@ Alpha => other
@ Autism House => other
Cook @ Sun Preschool => other
{Técnico, Técnica, Tecnico} @ Autism House => aba
`)
test.each(cases)('%s', (text, said) => expect(kind(text)).toBe(said))

const cooked = (times: number) => Array.from({ length: times }, () => 'Cooked')
test('sixty lines of duties are looked at', () => {
  expect(classifyJob('Therapist', 'Alpha', [...cooked(59), 'Ran DTT'])).toBe('aba')
  expect(classifyJob('Therapist', 'Alpha', [...cooked(60), 'Ran DTT'])).toBe('other')
  expect(classifyJob('', '', [])).toBe('other')
})
