import { expect, test } from 'vitest'
import { parseCases } from '../../testing/parse-cases.ts'
import { measureTitleLikeness, pickTitleAndEmployer, splitHeader } from './job-parts.ts'

/** The parts of a header, parted by strokes. */
const parted = (text: string) => splitHeader(text).join(' ¦ ')

const signs = parseCases(`
RBT, Hopebridge => RBT ¦ Hopebridge
RBT,Hopebridge => RBT ¦ Hopebridge
RBT | Hopebridge => RBT ¦ Hopebridge
RBT|Hopebridge => RBT ¦ Hopebridge
RBT {•, ·, ●, ▪, ;} Hopebridge => RBT ¦ Hopebridge
RBT {-, –, —, ~, :} Hopebridge => RBT ¦ Hopebridge
RBT-Hopebridge => RBT-Hopebridge
RBT–Hopebridge => RBT ¦ Hopebridge
RBT—Hopebridge => RBT ¦ Hopebridge
RBT 1–2 => RBT 1–2
RBT 1– 2 => RBT 1– 2
RBT–  Hopebridge => RBT ¦ Hopebridge
RBT: Hopebridge => RBT ¦ Hopebridge
RBT:Hopebridge => RBT:Hopebridge
RBT\tHopebridge => RBT ¦ Hopebridge
RBT\t\tHopebridge => RBT ¦ Hopebridge
RBT   Hopebridge => RBT ¦ Hopebridge
RBT  Hopebridge => RBT  Hopebridge
RBT @ Hopebridge => RBT ¦ Hopebridge
RBT@Hopebridge => RBT@Hopebridge
RBT at Hopebridge => RBT ¦ Hopebridge
RBT at home => RBT at home
RBT en Hopebridge => RBT ¦ Hopebridge
RBT en casa => RBT en casa
RBT//Hopebridge => RBT ¦ Hopebridge
RBT/Hopebridge => RBT/Hopebridge
RBT Hopebridge - => RBT Hopebridge
RBT Hopebridge  — => RBT Hopebridge
RBT Hopebridge- => RBT Hopebridge
RBT & Hopebridge => RBT & Hopebridge
rbt at hopebridge => rbt ¦ hopebridge
rbt with hopebridge => rbt ¦ hopebridge
rbt en hopebridge => rbt ¦ hopebridge
rbt of hopebridge => rbt of hopebridge
[RBT] Hopebridge => RBT  Hopebridge
• RBT, Hopebridge => RBT ¦ Hopebridge
  -- * RBT => RBT
>RBT => RBT
{Company, Employer, Title, Position, Job title, Role, Location, Date, Dates, Empresa, Puesto, Cargo}: RBT => RBT
Title : RBT => RBT
Title:RBT => RBT
My title: RBT => My title ¦ RBT
RBT (), Hopebridge => RBT ¦ Hopebridge
RBT ( 1/2 ), Hopebridge => RBT ¦ Hopebridge
RBT ({remote, Hybrid, full-time, part time, contract, seasonal, temporary, present, current}) Hopebridge => RBT ¦ Hopebridge
RBT ( remote ) Hopebridge => RBT ¦ Hopebridge
RBT (lead) Hopebridge => RBT (lead) Hopebridge
RBT (Mesa, AZ) => RBT
RBT (Mesa,AZ 85001) => RBT
RBT (Mesa, AZ 850) => RBT (Mesa, AZ 850)
RBT (M, AZ) => RBT (M, AZ)
RBT (Mesa, az) => RBT (Mesa, az)
RBT (lead, day) => RBT (lead, day)
RBT {1 year, 2 years, 3+ years, 1 yr, 2 yrs, 5 month, 5 months, 1 mo, 3 mos, 2 años, 3 meses}, Hopebridge => RBT ¦ Hopebridge
RBT (2 years) Hopebridge => RBT ¦ Hopebridge
RBT · 2 years Hopebridge => RBT  Hopebridge
RBT {1 year 3 months, 2 years and 3 mos, 2 años y 12 meses, 1 yr 1 mo} Hopebridge => RBT Hopebridge
RBT 100 years Hopebridge => RBT 100 years Hopebridge
RBT 2 yearsold => RBT 2 yearsold
RBT {12 years, 12+ months, 2 years and 1 month, 1 year and 12 months, 1 ano, 2 anos}, Hopebridge => RBT ¦ Hopebridge
`)
test.each(signs)('%j', (text, said) => expect(parted(text)).toBe(said))

const places = parseCases(`
RBT, Hopebridge, Mesa, AZ => RBT ¦ Hopebridge
RBT, Hopebridge, Mesa, Arizona => RBT ¦ Hopebridge
RBT, Hopebridge, AZ => RBT
RBT, Hopebridge, AZ 85001 => RBT
RBT, Hopebridge, Mesa, AZ 85001-1234 => RBT ¦ Hopebridge
RBT, Hopebridge, Mesa, AZ. => RBT ¦ Hopebridge
RBT, Hopebridge, Mesa, ZZ => RBT ¦ Hopebridge ¦ Mesa ¦ ZZ
RBT, Hopebridge, Mesa AZ => RBT ¦ Hopebridge
RBT, Hopebridge, Mesa AZ 85001 => RBT ¦ Hopebridge
RBT, Hopebridge, New Mesa Park AZ => RBT ¦ Hopebridge
RBT, Hopebridge, The New Mesa Park AZ => RBT ¦ Hopebridge ¦ The New Mesa Park
RBT, Hopebridge, Mesa ZZ => RBT ¦ Hopebridge ¦ Mesa ZZ
RBT, Hopebridge, Mesa School AZ => RBT ¦ Hopebridge ¦ Mesa School
RBT, Sun Clinic Mesa AZ => RBT ¦ Sun Clinic
RBT, Sun Clinic Mesa, AZ => RBT ¦ Sun Clinic
RBT, Sun Clinic Mesa AZ 85001 => RBT ¦ Sun Clinic
RBT, Sun Clinic Mesa CO => RBT ¦ Sun Clinic Mesa CO
RBT, Sun Clinic Mesa ZZ => RBT ¦ Sun Clinic Mesa ZZ
Lead RBT, AZ => Lead RBT
AZ => -
RBT, Hopebridge, {Remote, Hybrid, Onsite, On-site, USA, U.S.A., US, U.S., United States, Full time, Full-time, Part-time, PT, Seasonal, Contract, PRN} => RBT ¦ Hopebridge
RBT, Hopebridge, Puerto Rico => RBT
RBT, Hopebridge, Remotely => RBT ¦ Hopebridge ¦ Remotely
RBT, Hopebridge, Offsite => RBT ¦ Hopebridge ¦ Offsite
RBT, Hopebridge, {5, A} => RBT ¦ Hopebridge
Smith, Inc., Mesa => Smith, Inc. ¦ Mesa
Smith, Inc => Smith, Inc
Smith, LLC => Smith, LLC
Smith, L.L.C. => Smith, L.L.C
Smith, Co. => Smith, Co.
Smith, Corp => Smith, Corp
Smith, Ltd => Smith, Ltd
Smith, PLLC => Smith, PLLC
Smith, PC => Smith, PC
Smith, CO => -
Inc, RBT => Inc ¦ RBT
Smith, Income => Smith ¦ Income
Smith & Co. => Smith & Co.
Smith & Co, RBT => Smith & Co ¦ RBT
Smith Jr., RBT => Smith Jr. ¦ RBT
Smith Mr., RBT => Smith Mr ¦ RBT
RBT, Hopebridge (Mesa, Tempe) => RBT ¦ Hopebridge (Mesa, Tempe)
RBT, Hopebridge (Mesa => RBT ¦ Hopebridge (Mesa
(RBT), Hopebridge => (RBT) ¦ Hopebridge
( RBT, Hopebridge => RBT ¦ Hopebridge
RBT., Hopebridge – => RBT ¦ Hopebridge
RBT (lead), Hopebridge => RBT (lead) ¦ Hopebridge
RBT, Hopebridge, Mesa, AZ. 85001 => RBT ¦ Hopebridge
RBT, Hopebridge, Nanny AZ => RBT ¦ Hopebridge ¦ Nanny
Smith Co West., RBT => Smith Co West ¦ RBT
RBT, Hopebridge, Very remote => RBT ¦ Hopebridge ¦ Very remote
`)
test.each(places)('%j', (text, said) => expect(parted(text)).toBe(said))

const families = parseCases(`
Nanny {for, with, de, con, para} the Smith family => Nanny ¦ Smith family
Nanny for a family => Nanny ¦ family
Nanny for an old family => Nanny ¦ old family
Nanny for la familia => Nanny ¦ familia
Nanny for families => Nanny ¦ families
Nanny for familia => Nanny ¦ familia
Nanny for familias => Nanny ¦ familias
Nanny for the one two three family => Nanny ¦ one two three family
Nanny for the one two three four family => Nanny for the one two three four family
Nanny for the Smith familiar => Nanny for the Smith familiar
Nanny of the Smith family => Nanny of the Smith family
Nanny for kids => Nanny for kids
`)
test.each(families)('%j', (text, said) => expect(parted(text)).toBe(said))

const joined = parseCases(`
Lead Teacher, Toddler Room => Lead Teacher, Toddler Room
Lead Teacher, Toddler Room, Sun School => Lead Teacher, Toddler Room ¦ Sun School
Lead Teacher, Day Program, Sun School => Lead Teacher, Day Program ¦ Sun School
Lead Teacher, Day Program => Lead Teacher ¦ Day Program
Lead Teacher, Day Program, Mesa => Lead Teacher ¦ Day Program ¦ Mesa
Mesa, Toddler Room => Mesa ¦ Toddler Room
Special Education Aide Alief ISD => Special Education Aide ¦ Alief ISD
Special Education Aide Alief => Special Education Aide Alief
Special Education Aide alief ISD => Special Education Aide alief ISD
Special Education Aide  Alief ISD => Special Education Aide  Alief ISD
Special Education Aide, Alief ISD => Special Education Aide ¦ Alief ISD
Special Education Aide ISD => Special Education Aide ISD
The Very Best Kind Aide Alief ISD => The Very Best Kind Aide Alief ISD
The Best Aide Alief ISD => The Best Aide ¦ Alief ISD
School Teacher Sun School => School Teacher Sun School
Lead Teacher, Sun School => Lead Teacher ¦ Sun School
School Teacher, Day Program => School Teacher ¦ Day Program
Lead aide Alief ISD => Lead aide ¦ Alief ISD
Lead Aide aLief ISD => Lead Aide aLief ISD
`)
test.each(joined)('%j', (text, said) => expect(parted(text)).toBe(said))

const known = parseCases(`
RBT ¦ Hopebridge => RBT @ Hopebridge
Hopebridge ¦ RBT => RBT @ Hopebridge
Sun School ¦ Lead Teacher => Lead Teacher @ Sun School
Autism Technician ¦ Sun School => Autism Technician @ Sun School
Teacher ¦ School Teacher => Teacher @ School Teacher
Alpha ¦ Beta => Alpha @ Beta or Beta @ Alpha
Framer ¦ Beta => Framer @ Beta
Beta ¦ Framer => Framer @ Beta
Framer ¦ Bagger => Framer @ Bagger or Bagger @ Framer
Sun School ¦ Beta => Beta @ Sun School
Beta ¦ Sun School => Beta @ Sun School
Sun School ¦ Moon School => Sun School @ Moon School or Moon School @ Sun School
Alpha =>  @ Alpha
RBT => RBT @ 
Sun School =>  @ Sun School
Receptionist => Receptionist @ 
ABA Therapist ¦ Therapist => ABA Therapist @ Therapist
Home Therapist ¦ Therapist => Home Therapist @ Therapist
Center Therapist ¦ Therapist => Therapist @ Center Therapist
Self-employed Therapist ¦ Tutor => Tutor @ Self-employed Therapist
Self employed Therapist ¦ Tutor => Tutor @ Self employed Therapist
Selfemployed Therapist ¦ Tutor => Tutor @ Selfemployed Therapist
Freelance Therapist ¦ Tutor => Tutor @ Freelance Therapist
Private Therapist ¦ Tutor => Tutor @ Private Therapist
Independent Therapist ¦ Tutor => Tutor @ Independent Therapist
Myself Therapist ¦ Tutor => Myself Therapist @ Tutor
Therapist Inc ¦ Tutor => Tutor @ Therapist Inc
Therapist LLC ¦ Tutor => Tutor @ Therapist LLC
Therapist School ¦ Tutor => Tutor @ Therapist School
Therapist Academy ¦ Tutor => Tutor @ Therapist Academy
Therapist Center ¦ Tutor => Tutor @ Therapist Center
Therapist University ¦ Tutor => Tutor @ Therapist University
Therapist District ¦ Tutor => Tutor @ Therapist District
Therapist Hospital ¦ Tutor => Tutor @ Therapist Hospital
Therapist Clinic ¦ Tutor => Tutor @ Therapist Clinic
Therapist Incline ¦ Tutor => Therapist Incline @ Tutor
Receptionist ¦ Alpha => Receptionist @ Alpha
Beta ¦ RBT ¦ Sun School => RBT @ Sun School
RBT ¦ Beta ¦ Sun School => RBT @ Sun School
RBT ¦ School Teacher ¦ Beta => RBT @ School Teacher
RBT ¦ Beta ¦ School Teacher => RBT @ Beta
Bright Therapist ¦ Tutor => Tutor @ Bright Therapist
My ABA Therapist ¦ Tutor => Tutor @ My ABA Therapist
My freelance Therapist ¦ Tutor => My freelance Therapist @ Tutor
`)
test.each(known)('of %s the title and the employer are told', (text, said) => {
  const parts = text.split(' ¦ ')
  const [first, second] = [pickTitleAndEmployer(parts), pickTitleAndEmployer(parts, false)].map(
    ({ title, name }) => `${title} @ ${name}`,
  )
  expect(first === second ? first : `${first} or ${second}`).toBe(said)
})

const likeness = parseCases(`
{RBT, Teacher, Nanny, Cashier, Practicum, Behavior Technician, Teaching assistant} => 2
{Residential, Youth, Preschool, Daycare, Montessori, Head start, Respite, Home care, Camp, Billing, Teaching} => 1
Receptionist => 2
{Alpha, Hopebridge, Mesa} => 0
`)
test.each(likeness)('%s looks like a title', (text, said) => expect(String(measureTitleLikeness(text))).toBe(said))

test('no part is looked for beyond four hundred characters, and none stays of nothing', () => {
  expect(parted(`${'x'.repeat(398)}, RBT`)).toBe('x'.repeat(398))
  expect(parted('')).toBe('')
  expect(parted(', , |')).toBe('')
})
