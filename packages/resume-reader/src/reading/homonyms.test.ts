import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'
import { parseCases } from '../testing/parse-cases.ts'
import { toDocument } from '../testing/to-document.ts'

const named = (line: string) => {
  const text = `Dana Example\nMesa, AZ | (480) 555-0100\nEXPERIENCE\nBehavior Technician, Sun Kids, 2020 - 2024\n${line}`
  const { skills, assessments, systems } = readResume(toDocument(text), { today: '2026-11-26' })
  return [...skills, ...assessments, ...systems].map(({ name }) => name).join(', ')
}

const others = parseCases(`
Principal .NET Solutions Architect => -
Built serial communication devices => -
AAC: Agile Analysis Certification => -
NFT token economy and marketplace => -
Figma token system for buttons => -
Handles difficult situations with tact => -
Worked in a call center environment => -
Supervised laboratory technicians => -
Member of the CPR&D group => -
Interdisciplinary Studies, two years => -
Shaping and proofing dough => -
SAP Integration Suite (CPI) => -
Neo4j graph databases => -
Telehealth platform rollout => -
`)
test.each(others)('%s is no skill of the field', (line, read) => expect(named(line)).toBe(read))

const own = parseCases(`
• Ran DTT and NET => Discrete Trial Training, Natural Environment Training
• Taught tacts and mands => Verbal Behavior
• Shaping and chaining with learners => Shaping, Chaining
• AAC (augmentative and alternative communication) => AAC Devices
• Token economy with learners => Token Economy
• Supervised three behavior technicians => RBT Supervision
• CPR & first aid => CPR / First Aid
`)
test.each(own)('%s is', (line, read) => expect(named(line)).toBe(read))

const letters = (line: string) =>
  readResume(
    toDocument(
      `Dana Example\nMesa, AZ | (480) 555-0100\nEXPERIENCE\nPersonal Trainer, Iron Gym, 2022 - Present\nCERTIFICATIONS\n${line}`,
    ),
    {
      today: '2026-11-26',
    },
  ).certifications.map(({ kind, state }) => `${kind} ${state}`)

test.each([
  'NASM-CPT, RBT (Resistance Band Training) Level 1 certified',
  'Resistance Band Training (RBT) certified',
  'RBT: Remote Broadcast Transmission',
])('%s is no certification of the field', (line) => expect(letters(line)).toEqual([]))
test.each(['RBT (Registered Behavior Technician)', 'Registered Behavior Technician (RBT)', 'RBT: certified'])(
  '%s is one',
  (line) => expect(letters(line)).toEqual(['RBT active-claimed']),
)
