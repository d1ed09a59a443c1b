import { expect, test } from 'vitest'
import { findHeaderProblem, mapHeaders, ownHeadings, scoreFields } from './headers.ts'

test('the headings of a job-board export are understood, byte-order mark included', () => {
  const headers =
    '\ufeffName,E-mail Address,Phone,City,State,Date Applied,Position,Certification #,Currently an RBT?,Job Code,Skills %,Experience %,Video,Resume Text'
  const map = mapHeaders(headers.split(','))
  expect(map.unknown).toEqual([])
  expect(Object.keys(map.fields)).toEqual([
    'full_name',
    'email_address',
    'phone_number',
    'city',
    'state',
    'date_submitted',
    'position',
    'certification_number',
    'current_rbt',
    'job_code',
    'skills',
    'experience',
    'video_introduction',
    'resume_text',
  ])
})

test('our own export is understood; type and score are not read', () => {
  const map = mapHeaders('Name,Date Submitted,Type,Position,City,State,Email,Phone,Status,Reinforce Score'.split(','))
  expect(map.fields).toEqual({
    full_name: 0,
    date_submitted: 1,
    position: 3,
    city: 4,
    state: 5,
    email_address: 6,
    phone_number: 7,
    status: 8,
  })
  expect(map.unknown).toEqual(['Type', 'Reinforce Score'])
})

test('spelling does not matter, and a repeated column is named', () => {
  expect(mapHeaders([' FULL_NAME ', 'e.mail', 'Résumé', 'E-Mail', '', 'constructor'])).toEqual({
    fields: { full_name: 0, email_address: 1, resume_text: 2 },
    unknown: ['E-Mail', 'constructor'],
  })
})

test('no heading stands for two fields', () => {
  const all = Object.values(ownHeadings).flatMap((headings) => headings.split(' '))
  expect(new Set(all).size).toBe(all.length)
})

test('a file needs names and a way to reach people', () => {
  expect(findHeaderProblem(mapHeaders(['Name', 'Phone']))).toBeNull()
  expect(findHeaderProblem(mapHeaders(['First name', 'E-mail']))).toBeNull()
  expect(findHeaderProblem(mapHeaders(['Phone']))).toBe('The file has no name column.')
  expect(findHeaderProblem(mapHeaders(['Name', 'City']))).toBe('The file has no email or phone column.')
})

test('a column that is not read is named without the blanks around it', () => {
  expect(mapHeaders([' Shoe size ', ' ']).unknown).toEqual(['Shoe size'])
})

test('separates what a job board makes of someone', () => {
  expect(scoreFields).toEqual([
    'skills',
    'experience',
    'skills_percentage',
    'experience_percentage',
    'skills_score',
    'experience_score',
    'culture_fit',
    'skills_rationale',
    'experience_rationale',
    'reinforce_analysis',
    'bcba_skills_rationale',
    'bcba_experience_rationale',
    'culture_fit_rationale',
    'findbcbas_analysis',
    'auto_scheduler_sent',
  ])
})
