import { expect, test } from 'vitest'
import type { ReadCertification, ReadJob, RubricPosition } from '../resume-facts.ts'
import { parseCases } from '../testing/parse-cases.ts'
import { toDocument } from '../testing/to-document.ts'
import { readPosition } from './position.ts'
import { assignSections } from './sections.ts'

const certification = (kind: ReadCertification['kind'], state: ReadCertification['state']) => ({
  kind,
  state,
  number: null,
  quote: { text: '', line: 0 },
})
const job = (kind: ReadJob['kind']) => ({
  name: '',
  title: '',
  from: null,
  to: null,
  kind,
  quote: { text: '', line: 0 },
})
const read = (text: string, more: Partial<Parameters<typeof readPosition>[0]> = {}) =>
  readPosition({
    certifications: [],
    jobs: [],
    skills: 0,
    lines: assignSections(toDocument(text).lines),
    hint: undefined,
    ...more,
  })

const asked = parseCases(`
{Position applied for, Position applying for, Position desired, Desired position, Desired job, Applying for, Applying to, Apply for, Application for, Applied for, Position sought} RBT => RBT
{Seeking, Looking for, To obtain, To secure, Obtain, In search of, Position:, Role:, Job title sought} a BCBA job => BCBA
{Puesto solicitado, Puesto deseado, Solicito el puesto, Busco, Obtener, Aplicar a, Aplicar al, Aplicar para, Puesto:} RBT => RBT
{Looking to become, Hoping to become, Wanting to become, Want to become, Eager to become, Ready to become, Excited to become, Aspiring, Aspire to, Convertirme en, Quiero ser} RBT => RBT
Seeking {RBT, RBTs, registered behavior technician, registered behaviour technician, behavior technician, behavioral therapist, behavior interventionist, BT, ABA therapist, técnico de conducta, técnica de comportamiento, técnico conductual, técnica registrada, terapeuta ABA, ABA technician} work => RBT
Seeking {BCBA, BCBAs, board certified behavior analyst, behaviour analyst, analista de conducta, BCaBA, clinical supervisor} work => BCBA
Seeking {BTX, XRBT, cook} work => neither
Seeking BCBA and RBT work => BCBA
Seeking RBT and BCBA work => RBT
Seeking work to {become, pursue, work toward} a BCBA => neither
Seeking work {under, by a, from a} BCBA => neither
Seeking work as a BCBA => BCBA
Seeking {BCBA exam, BCBA fieldwork} => BCBA
Seeking: one two three four five six seven eight nine ten eleven ten BCBA => neither
Seeking: one two three four five six seven eight nine ten eleven twelve BCBA => neither
Seeking. BCBA => neither
Seeking; BCBA => neither
Cook, BCBA => neither
SUMMARY / Seeking BCBA work => BCBA
OBJECTIVE / Seeking BCBA work => BCBA
SKILLS / Seeking BCBA work => neither
Cook / Seeking BCBA work => BCBA
`)
test.each(asked)('%j', (text, said) => expect(read(text)).toBe(said))

test('the requested position wins; else a possible one; else the likely one', () => {
  const [bcba, bcaba, rbt] = [
    certification('BCBA', 'active-claimed'),
    certification('BCaBA', 'active-claimed'),
    certification('RBT', 'expired'),
  ]
  expect(read('Cook', { certifications: [bcba] })).toBe('BCBA')
  expect(read('Cook', { certifications: [bcaba] })).toBe('BCBA')
  expect(read('Seeking RBT work', { certifications: [bcba] })).toBe('RBT')
  expect(read('Seeking BCBA work', { certifications: [rbt] })).toBe('BCBA')
  expect(read('Cook', { certifications: [rbt], hint: 'BCBA' })).toBe('RBT')
  expect(read('Cook', { certifications: [certification('BCBA', 'expired')] })).toBe('RBT')
  expect(read('Cook', { certifications: [certification('BCaBA', 'in-training')] })).toBe('RBT')
  expect(read('Cook', { certifications: [certification('other', 'active-claimed')] })).toBe('neither')
  expect(read('Cook', { certifications: [certification('other', 'active-claimed'), rbt] })).toBe('RBT')
})

test('anyone who’s BCBA exam is still to come is an RBT, unless a BCaBA is in force', () => {
  const coming = certification('BCBA', 'in-training')
  expect(read('Seeking BCBA work', { certifications: [coming] })).toBe('RBT')
  expect(read('Cook', { certifications: [coming, certification('BCaBA', 'active-claimed')] })).toBe('BCBA')
  expect(read('Seeking BCBA work', { certifications: [coming, certification('BCaBA', 'expired')] })).toBe('RBT')
})

test('ABA or related work, or two skills, are those of an RBT', () => {
  expect(read('Cook', { jobs: [job('aba')] })).toBe('RBT')
  expect(read('Cook', { jobs: [job('other'), job('related')] })).toBe('RBT')
  expect(read('Cook', { jobs: [job('other')] })).toBe('neither')
  expect(read('Cook', { skills: 2 })).toBe('RBT')
  expect(read('Cook', { skills: 1 })).toBe('neither')
  for (const hint of ['RBT', 'BCBA'] satisfies RubricPosition[]) expect(read('Cook', { skills: 1, hint })).toBe(hint)
})

test('the first four hundred lines are looked at', () => {
  expect(read(`${'x\n'.repeat(399)}Seeking BCBA work`)).toBe('BCBA')
  expect(read(`${'x\n'.repeat(400)}Seeking BCBA work`)).toBe('neither')
})
