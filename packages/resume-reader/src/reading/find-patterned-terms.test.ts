import { expect, test } from 'vitest'
import { parseCases } from '../testing/parse-cases.ts'
import { findPatternedTerms } from './find-patterned-terms.ts'
import { splitWords } from './words.ts'

const named = (text: string) =>
  [...new Set(findPatternedTerms(splitWords(text)).map(({ name }) => name.trim()))].toSorted().join(', ')

const plans = parseCases(`
{wrote, written, developing, designed, creating, drafted, author, updated, revise} behavior plans => Behavior Plan Writing
{redactar, escribir, elaborar, diseñar, desarrollar, creo, creé} planes de conducta => Behavior Plan Writing
{rewrite, writer, run, crea} behavior plans => Behavior Plan Implementation
wrote one two three four five behavior plans => Behavior Plan Writing
wrote one two three four five six behavior plans => Behavior Plan Implementation
written by behavior plan => Behavior Plan Implementation
one two written by behavior plan => Behavior Plan Implementation
helpfully wrote behavior plans => Behavior Plan Writing
assistedly wrote behavior plans => Behavior Plan Implementation
wrote BIPs and {implemented, following, carried, executing, applying, delivering, running, utilizing, monitoring} BSPs => Behavior Plan Implementation, Behavior Plan Writing
{implemented, following, carried, executing, applying, delivering, running, utilizing, monitoring} and wrote behavior plans => Behavior Plan Implementation, Behavior Plan Writing
{aplicar, aplique, seguido, ejecutar} y redactar planes de conducta => Behavior Plan Implementation, Behavior Plan Writing
{reapplied, runway, outrun} and wrote behavior plans => Behavior Plan Writing
{helped, assisting, supporting, contributing, aiding, ayudar, apoyar, asistir} write behavior plans => Behavior Plan Implementation
{helped, assisting} to write behavior plans => Behavior Plan Implementation
helped her to write behavior plans => Behavior Plan Writing
{unaided} write behavior plans => Behavior Plan Writing
{helpful} write behavior plans => Behavior Plan Implementation
behavior plans {written, developed, designed, created, drafted} for 30 students => Behavior Plan Writing
behavior plans {rewritten, writtens} for 30 students => Behavior Plan Implementation
behavior plans {drafted-up} for 30 students => Behavior Plan Writing
behavior plans written by the analyst => -
implemented behavior plans written by the analyst => Behavior Plan Implementation
implemented behavior plans written for 30 students => Behavior Plan Implementation
behavior plans, written weekly => Behavior Plan Implementation
behavior plan, design of rooms => Behavior Plan Implementation
behavior plans; written weekly => Behavior Plan Implementation
behavior plan {writing, development, design, creation, escritura} => Behavior Plan Writing
behavior plan {rewriting, writings, designs} => Behavior Plan Implementation
behavior plan{., ;} design of rooms => Behavior Plan Implementation
wrote behavior plan {implementation, implementacion} => Behavior Plan Implementation, Behavior Plan Writing
wrote behavior plan {reimplementation, implementations} => Behavior Plan Writing
wrote behavior plans and implemented them => Behavior Plan Implementation, Behavior Plan Writing
wrote behavior plans and then had staff implement => Behavior Plan Implementation, Behavior Plan Writing
wrote behavior plans and then had all the staff implement => Behavior Plan Writing
wrote behavior plans or implemented them => Behavior Plan Writing
wrote behavior plans {&, /} implemented them => Behavior Plan Implementation, Behavior Plan Writing
wrote behavior plans, implemented goals => Behavior Plan Writing
wrote behavior plans & led teams => Behavior Plan Writing
behavior plans => Behavior Plan Implementation
behavior => -
wrote {treatment plans, planes de tratamiento, a plan de tratamiento} => Treatment Planning
treatment plans => -
wrote one two three four treatment plans => Treatment Planning
wrote one two three four five treatment plans => -
helped write one two three four treatment plans => -
helped one to write one two three four treatment plans => Treatment Planning
helped one two write one two three four treatment plans => Treatment Planning
`)

test.each(plans)('plans are written or carried out: %s', (text, names) => expect(named(text)).toBe(names))

const supervised = parseCases(`
{supervised, oversaw, overseeing, oversight of, managed, leading, led, directed, dirigir} RBTs => RBT Supervision
{coaching} RBTs => RBT Supervision, Staff Training
supervised {technicians, técnicos, tecnicas} => RBT Supervision
supervised technician => -
supervised {each, every, a team of, the equipo of} technician => RBT Supervision
supervised {steam, often, everything} technician => -
{lead, direct} RBTs => -
{lead, direct} the RBTs => RBT Supervision
clinical RBTs => -
{unsupervised, supervisorship, work with} RBTs => -
supervised {biotechnicians, btus} => -
supervised {by, under, por, bajo} RBTs => -
supervised {standby, bystander} RBTs => RBT Supervision
{by, under, por} all those supervised RBTs => -
by all those who supervised RBTs => RBT Supervision
supervised clients {under, as} RBTs => -
supervised clients{:, ., (} RBTs => -
supervised one two three four five six RBTs => RBT Supervision
supervised one two three four five six seven RBTs => -
supervised cooks => -
`)

test.each(supervised)('technicians are supervised: %s', (text, names) => expect(named(text)).toBe(names))

const taught = parseCases(`
{train, trains, trained, training, coach, coached, coaching, coaches, onboarded, entrené, capacité, entrenar, instructed, teach, taught} parents => Parent Training
{retrain, trainer, entreni, capaciti} parents => -
trained {parent, parents, caregiver, caregivers, family, families, padres, familia, familias, cuidadores} => Parent Training
trained {grandparents, parental} => -
trained {staff, technician, technicians, RBTs, BTs, therapists, aides, paraprofessionals, paras, técnicos, interventionists} => Staff Training
trained {waitstaff, staffing} => -
trained {and, new, 12, 150, two, registered behavior, newly hired, incoming} staff => Staff Training
trained {parents and, the caregivers and, family and, caregiver} staff => Parent Training, Staff Training
trained {technicians and, technician} staff => Staff Training
trained {stand, theater, kitchen, dogs and} staff => -
trained staff and parents => Parent Training, Staff Training
trained parent and staff => Parent Training, Staff Training
trained caregiver and staff => Parent Training, Staff Training
trained staff at schools for parents => School-based, Staff Training
{received, attended, was, been, completed, by, from} training staff => -
{received, attended} the training staff => -
received all the training staff => Staff Training
{maybe, before} training staff => Staff Training
trained{., ;, :, (} staff => -
trained, staff => Staff Training
trained the new all both other two staff => Staff Training
trained the new all both other two junior staff => -
`)

test.each(taught)('families or staff are taught: %s', (text, names) => expect(named(text)).toBe(names))

const collected = parseCases(`
{recording, take, takes, taking, took, collecting, tracking, entering, gathering, log, logged, logging, charting, kept, keep, kep, keeping, maintaining, documenting} behavior data => Data Collection
{registrar, tomé, tomar, tomaba} datos => Data Collection
{retake, loggers, tomi, sell} behavior data => -
{ABC, trial, frequency, duration, latency, IEP, interval} data => Data Collection
{session, intervals, retrial} data => -
trial session data => -
collected {daily, client, real time, percent correct} data => Data Collection
collected {sunday, dates, sales} data => -
collected behavior data {entry, base, system, systems, analysis, analyst} => -
collected behavior data {reentry, basement} => Data Collection
collected{., ;, :, (} behavior data => -
collected behavior{., ;, :, (} data => -
collected, behavior data => Data Collection
collected {retrial, detail} data => -
collected and and and and and and and data => Data Collection
collected and and and and and and and and data => -
data => -
play and social {skill, skills, target, targets, goal, goals, program, programs, habilidades, destrezas} => Play Skills
play and social {subskills, skillset} => -
social and motor skills => Social Skills
social and {ormotor, plays} skills => -
social skills => -
{my, strong, excellent, great, good} social and play skills => -
{army, goodness, some} social and play skills => Social Skills
social{., ;, :, (} and play skills => -
social, motor and play skills => Social Skills
social and and and and and and skills => Social Skills
social and and and and and and and skills => -
motor and self-help skills => -
`)

test.each(collected)('data and skills are named in lists: %s', (text, names) => expect(named(text)).toBe(names))

const shared = parseCases(`
{collaborated, coordinating, consulting, partnered, liaised, work, met, communicated} with SLPs => Interdisciplinary Collaboration
{colaborar, coordinar} con terapeutas => Interdisciplinary Collaboration
{overwork, workers, sang} with SLPs => -
worked with {slp, OT, PT, speech, occupational, psychologist, pediatrician, physical, fonoaudiologos, psiquiatra, psiquiatras} => Interdisciplinary Collaboration
worked with {robots, otters, people} => -
worked {with, con, alongside, and} SLPs => Interdisciplinary Collaboration
worked {herewith, within} SLPs => -
worked SLPs => -
consulted speech and physical therapists => Interdisciplinary Collaboration
worked very closely with the other two local SLPs => Interdisciplinary Collaboration
worked very closely with the other two very local SLPs => -
worked daily, gladly and with SLPs => Interdisciplinary Collaboration
worked daily, gladly, often, always with SLPs => -
`)

test.each(shared)('other disciplines are worked with: %s', (text, names) => expect(named(text)).toBe(names))

const placed = parseCases(`
{home, homes, casa, hogar, hogares, domicilio} settings => In-home Sessions
{clinic, center, clínica, centro} settings => Clinic Sessions
{school, schools, escuela, escuelas, escolar} settings => School-based
{shop, farm} settings => -
home {setting, settings, based, session, sessions, environment, environments, entorno, entornos, ambiente, contexto, sesiones} => In-home Sessions
home {resetting, basement, theater} => -
home {care, caregiver, daycare, health, aide, of, office} sessions => -
home {daycare, health}, school sessions => School-based
home{.,} care settings => -
home {scare, careful} sessions => -
therapy in the home {scare, careful} => In-home Sessions
therapy in the home care => -
home {sessional, ending} settings => -
home sessional => -
{settings, sessions, setting, session, entorno} the home => In-home Sessions
{environment, environments} the home => -
therapy in  clinic => -
clinic, home and school settings => Clinic Sessions, In-home Sessions, School-based
clinic, home and school rooms => -
home and and and and and and settings => In-home Sessions
home and and and and and and and settings => -
home and and and and and and and and settings => -
settings: home, clinic => Clinic Sessions, In-home Sessions
settings (home, clinic) => Clinic Sessions, In-home Sessions
{settings, sessions, setting, session, sesiones, entornos, entorno, ambiente, ambientes, contexto, contextos} in the home => In-home Sessions
{environment, environments} in the home => -
{environment, environments}: home => In-home Sessions
based: home => -
{presettings, settingsx} in the home => -
settings and and and and and and and home => In-home Sessions
settings and and and and and and and and home => -
settings and pools, home => -
{ABA, therapy, session, sessions, DTT, client, clients, program, programs, task, tasks, setting} work in the home => In-home Sessions
{baba, abacus, cleaning} work in the home => -
therapy {in, at, en} the home => In-home Sessions
therapy {in their, in clients, in the family, at the learner's, en la, in the} home => In-home Sessions
therapy {in schools and the} home => In-home Sessions, School-based
therapy {within, in our} home => -
therapy in the{., ;, :, (} home => -
therapy in the, home => In-home Sessions
therapy in the clinic => Clinic Sessions
therapy in clinic => Clinic Sessions
therapy in school => School-based
therapy in, clinic => -
therapy in, home => In-home Sessions
cleaning in {home, clinic, school} => -
cleaning in-{home, casa} => In-home Sessions
cleaning in-{clinic, center} => Clinic Sessions
cleaning in-school => -
cleaning in - home => -
cleaning in home => -
{cleaning a, trabajo a} domicilio => In-home Sessions
cleaning a casa => -
domicilio => -
`)

test.each(placed)('places of sessions are told from other places: %s', (text, names) => expect(named(text)).toBe(names))

test('no more than four hundred words are read', () => {
  expect(named(`${'w '.repeat(398)}wrote BIPs`)).toBe('Behavior Plan Writing')
  expect(named(`${'w '.repeat(399)}wrote BIPs`)).toBe('')
})

test.each([
  ['we supervised the RBTs', 'RBT Supervision', 1, 4],
  ['we trained all staff', 'Staff Training', 1, 4],
  ['we trained all parents', 'Parent Training', 1, 4],
  ['we took client data', 'Data Collection', 1, 4],
  ['all play and social goals', 'Play Skills', 1, 2],
  ['we met daily with SLPs', 'Interdisciplinary Collaboration', 1, 5],
  ['our home sessions', 'In-home Sessions', 1, 2],
  ['we wrote BIPs', 'Behavior Plan Writing', 2, 3],
  ['we wrote treatment plans', 'Treatment Planning', 2, 4],
] as const)('%s is %s, in its place', (text, name, from, to) => {
  expect(findPatternedTerms(splitWords(text))).toEqual([{ name, from, to }])
})
