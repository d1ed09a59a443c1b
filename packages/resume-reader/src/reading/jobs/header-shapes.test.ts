import { expect, test } from 'vitest'
import { parseCases } from '../../testing/parse-cases.ts'
import { isAgent, isKindOfEmployer, isQualifier, isTail, removeCity } from './header-shapes.ts'

const qualifiers = parseCases(`
{Special ed, Special education, SPED, ECE, Pre-K, PreK, Pre-K4, Prekindergarten, Toddler, Toddlers, Infant, Twos, Elementary, Middle school, Resource, Pediatric, Pediatrics, Behavior, Clinical} => yes yes
{Part time, Part-time, Full time, Full-time, Weekend, Weekends, Night, Nights, Evening, Days, Floating, Level II, Level 3, Level iii, Tier 2, II, IV, I} => yes yes
{Grade 4, Grades K-3, Age 5, Ages 5 to 9, Year 2, Years 2-3, 1st grade, 3rd grades, First and second grade, Fifth grade, 2nd and 3rd grades, K-5, K – 12, Educación especial, Turno tarde} => yes yes
K5 => no no
{Room, Blue room, The blue room, My very blue room, Toddler classroom, Class 4 team, Grade, 5th grades, Salón, Aula, Equipo, B-2 team, A&B shift} => yes yes
{My own very blue room, Levels, Tier x, Level, K 123, k~5, of 4, Room here, xSPED, Mesa, Part_time, Grades of all the schools around} => no no
{Grade, 7g grade} => yes yes
{Day program, ABA program, Speech dept, Speech dept., North region, Long Term Care division, Home services, Child cases} => no yes
`)
test.each(qualifiers)('%s belongs to the title before it', (text, said) => {
  expect([isQualifier(text, false), isQualifier(text, true)].map((is) => (is ? 'yes' : 'no')).join(' ')).toBe(said)
})

test('the part that belongs to a title is short', () => {
  expect(isQualifier(`${'x'.repeat(24)} ${'x'.repeat(24)} xxxxx room`, false)).toBe(true)
  expect(isQualifier(`${'x'.repeat(24)} ${'x'.repeat(24)} xxxxxx room`, false)).toBe(false)
  expect(isQualifier(`${'x'.repeat(25)} room`, false)).toBe(false)
  expect(isQualifier('Program', true)).toBe(false)
  expect(isQualifier('One two three four program', true)).toBe(false)
})

const cities = parseCases(`
Black Hills Behavior Center Rapid City => Black Hills Behavior Center
Sun Clinic Mesa => Sun Clinic
Sun Clinic North Las Vegas => Sun Clinic
Sun Clinic North Las Vegas Strip => Sun Clinic North Las Vegas Strip
Sun Clinic of Mesa => Sun Clinic of Mesa
Sun Clinic mesa => Sun Clinic mesa
Clinic Mesa => Clinic Mesa
Sun Clinic => Sun Clinic
Sun Mesa => Sun Mesa
Sun Center Mesa => Sun Center
Sun School Mesa => Sun School
Sun Academy Mesa => Sun Academy
Sun Services Mesa => Sun Services
Sun District Mesa => Sun District
Sun Hospital Mesa => Sun Hospital
Sun University Mesa => Sun University
Sun LLC Mesa => Sun LLC
Sun Group Mesa => Sun Group
Sun Preschool Mesa => Sun Preschool
Sun Daycare Mesa => Sun Daycare
Sun Escuela Mesa => Sun Escuela
Sun Clínica Mesa => Sun Clínica
`)
test.each(cities)('%s stands without its city', (text, said) => expect(removeCity(text)).toBe(said))

const tails = parseCases(`
{Services, Service, Center, School, School District, Inc., Inc, LLC, Behavior, Behaviour, Behavioral, Behavioural Health, Pediatric, Pediatrics, Supports, Support, Home, Homes, County Public Schools, and Company, & Associates, Therapy, LLC, Services Group of Schools, Learning Center,, Conductual} => yes
{Servicesx, My Center, Mesa, Center Mesa, Services Group of Schools and Homes, Services   Group, Center-Group} => no
`)
test.each(tails)('%s is the rest of a name', (text, said) => expect(isTail(text) ? 'yes' : 'no').toBe(said))

const agents = parseCases(`
{Framer, Weekend Bagger, Repartidor de pan, Florist, Librarian, Engineer, Actress, Handyman, Cowboy, Farmhand, Vendedora, Cocinero, Pianista, Sculptor, Attendant} => yes
Maestro de obra dora => no
{Center, River, Denver, Walker, Summer Camp, Mesa, One two three four framer, er, Walmart, Cashier at Walmart, Plaza, Shop counter center, Persona, Framers} => no
Torero del sol => yes
{Panadero del sol, Repartidora de pan, Electricista de casas} => yes
{Framer of wood, Mero x} => no
`)
test.each(agents)('%s is someone who does something', (text, said) => expect(isAgent(text) ? 'yes' : 'no').toBe(said))

test('finds the kind of an employer in its name', () => {
  expect(isKindOfEmployer('Academy')).toBe(true)
  expect(isKindOfEmployer('School District')).toBe(true)
  expect(isKindOfEmployer('Hopebridge')).toBe(false)
  expect(isTail(`Services${' '.repeat(2)}`)).toBe(true)
  expect(isTail(`behavioral behavioral behavioral, therapies and xxx`)).toBe(false)
  expect(isAgent('')).toBe(false)
})
