import { expect, test } from 'vitest'
import { parseCases } from '../testing/parse-cases.ts'
import { toDocument } from '../testing/to-document.ts'
import { splitClauses } from './clauses.ts'
import { assignSections } from './sections.ts'
import { findTerms } from './terms.ts'

const terms = (text: string) => splitClauses(assignSections(toDocument(text).lines)).flatMap(findTerms)
const named = (text: string) => [...new Set(terms(text).map(({ name }) => name))].toSorted().join(', ')

const teaching = parseCases(`
{discrete trial training, DTT, dtt, ensayos discretos} => Discrete Trial Training
{DTI for children, ABA and DTI} => Discrete Trial Training
{DTI, DTI turbo, dti for children} => -
{natural environment teaching, NDBI, incidental teaching, ambiente natural} => Natural Environment Training
NET => Natural Environment Training
NET {worth, income, framework, core, profit, sales} => -
NET, worth => Natural Environment Training
{asp NET, VB NET, internet NET, dot NET} => -
asp, NET => -
NET {and SQL, volleyball, developer} => -
net with DTT => Discrete Trial Training, Natural Environment Training
net {worth, zero, framework} with DTT => Discrete Trial Training
{the, a, safety, asp} net with DTT => Discrete Trial Training
net of fish => -
{pivotal response training, PRT, respuestas pivote} => Pivotal Response Training
PRT in the army => -
prt => -
{verbal behavior, manding, tacts, conducta verbal} => Verbal Behavior
VB and DTT => Discrete Trial Training, Verbal Behavior
VB in ABA => Verbal Behavior
VB => -
vb and DTT => Discrete Trial Training
VB mapp and DTT => Discrete Trial Training, VB-MAPP
VB {net, script} and DTT => Discrete Trial Training
{functional communication, FCT, comunicación funcional} => Functional Communication Training
fct => -
{PECS, picture exchange, pictogramas} => PECS
PECS at the gym => -
{speech generating device, TouchChat, comunicación aumentativa, AAC, SGD, CAA} => AAC Devices
{aac, sgd} => -
{prompting, fading prompts, least to most, desvanecimiento} => Prompting and Fading
{without, command, minimal} prompting => -
prompting {change, management, investigation} => -
prompting, change => Prompting and Fading
{errorless teaching, aprendizaje sin errores} => Errorless Teaching
{shaping, moldeamiento, successive approximations} => Shaping
shaping {young, minds, the, future, policy} => -
{eyebrow, body, traffic} shaping => -
{shaped, shape} speech => Shaping
shaped {the, a, up} speech => -
shaped wood => -
{chaining, backward chaining, encadenamiento} => Chaining
{supply, block, daisy} chaining => -
{task analysis, task analyses, análisis de tareas} => Task Analysis
{token economy, token board, economía de fichas} => Token Economy
{differential reinforcement, DRO, dro, refuerzo diferencial, DRA, DRI} => Differential Reinforcement
{dra, dri} => -
{reinforcement, reinforcers, refuerzo} => Reinforcement
reinforcement {learning, of steel, in python} => -
NCR and DRA => Differential Reinforcement, Reinforcement
NCR and DTT => Discrete Trial Training, Reinforcement
NCR with FCT => Functional Communication Training, Reinforcement
{NCR, NCR ATM and ABA, ncr and ABA} => -
{extinction, planned ignoring, extinción} => Extinction
extinction of {species, whales} => -
{preference assessment, MSWO, evaluación de preferencias} => Preference Assessment
{generalization, generalización} => Generalization
{skill acquisition, adquisición de habilidades, acquisition targets} => Skill Acquisition Programs
{visual supports, first then board, apoyos visuales} => Visual Supports
`)
test.each(teaching)('%s names how skills are taught', (text, names) => expect(named(text)).toBe(names))

const service = parseCases(`
{data collection, took data, tally data, toma de datos} => Data Collection
data collection of {sales, soil, survey} => -
data in CentralReach => CentralReach, Data Collection
data in Catalyst => Catalyst, Data Collection
data in Motivity => Data Collection, Motivity
data in Hi Rasmus => Data Collection, Hi Rasmus
data {entry, systems, analysis, base} in CentralReach => CentralReach
notes in CentralReach => CentralReach, Session Notes
notes in Motivity => Motivity, Session Notes
notas en CentralReach => CentralReach, Session Notes
notes {to, from, pads} CentralReach => CentralReach
{sticky, lecture, thank} notes in CentralReach => CentralReach
notes in CentralReach for {customer, sales} => CentralReach
notes => -
{session notes, SOAP notes, notas de sesión} => Session Notes
{graphing, graphs, gráficas} => Graphing
graphs in {algebra, photoshop} => -
{motion, knowledge} graphs => -
{insurance authorization, reauthorization, medical necessity, autorizaciones} => Insurance Authorization
authorizations for {payment, pharmacy} => -
{caseload, case load, carga de casos} => Caseload Management
{treatment planning, goal writing, planificación de tratamiento} => Treatment Planning
dental treatment planning => -
{interdisciplinary, multidisciplinaria} => Interdisciplinary Collaboration
{parent training, family guidance, entrenamiento a padres} => Parent Training
{staff training, behavioral skills training, capacitación de personal} => Staff Training
{attended, mandatory, received, all} staff training => -
{rbt supervision, supervision for rbts, supervisión de técnicos} => RBT Supervision
{fieldwork supervision, supervised trainees, supervisión de prácticas} => Fieldwork Supervision
{received, under, seeking, of} fieldwork supervision => -
{organizational behavior management, OBM, manejo de conducta organizacional, gestión del comportamiento organizacional, organisational behaviour management} => Organizational Behavior Management
obm => -
`)
test.each(service)('%s names a service', (text, names) => expect(named(text)).toBe(names))

const clinical = parseCases(`
{de-escalation, deescalate, desescalada} => De-escalation
{severe behavior, aggression, elopement, autolesiones, SIB} => Severe Problem Behavior
{passive aggression, sib} => -
severe problem behavior replacement => -
{Safety-Care, SafetyCare, QBS} => Safety-Care
{safety care, qbs} => -
{Patient, Food, Child, Workplace} Safety Care => -
Safety Care {of, for, plan, giver} => -
{crisis prevention, prevención de crisis, CPI} => CPI
{cpi, CPI inflation, CPI campaign, CPI index, CPI data} => -
{professional crisis management, PCMA, PCM} => PCM
{pcm, PCM audio, PCM engine} => -
NCI and CPR => CPI, CPR / First Aid
NCI and crisis work => CPI
NCI => -
nci and CPR => CPR / First Aid
{CPR, cpr, first aid, primeros auxilios, RCP, BLS} => CPR / First Aid
{rcp, bls, BLS of labor statistics, BLS bureau} => -
{toilet training, potty trained, control de esfínteres} => Toilet Training
toilet training of {puppies, dogs} => -
toileting => Toilet Training
toileting and {bathing, dressing} => -
{feeding therapy, food refusal, terapia de alimentación} => Feeding
feeding and toileting => Feeding, Toilet Training
feeding and ABA => Feeding
feeding and DTT => Discrete Trial Training, Feeding
alimentación, ABA => Feeding
feeding => -
feeding of infants, ABA => -
{daily living skills, life skills, vida diaria, ADL} => Daily Living Skills
adl => Daily Living Skills
{social skills, social groups, habilidades sociales} => Social Skills
{my, strong, excellent, buenas} social skills => -
{play skills, pretend play, juego funcional} => Play Skills
{early intervention, EIBI, atención temprana} => Early Intervention
{telehealth, teletherapy, telesalud} => Telehealth
{individualized education plan, programa educativo individualizado, IEP, IEPs, PEI} => IEP Support
{iep, pei} => -
{HIPAA, hippa} => HIPAA
`)
test.each(clinical)('%s names safety, daily life or a place', (text, names) => expect(named(text)).toBe(names))

const tools = parseCases(`
{VB-MAPP, VBMAPP, verbal behavior milestones} => VB-MAPP
{ABLLS-R, ABLLS, ABBLS} => ABLLS-R
{AFLS, assessment of functional living skills} => AFLS
{PEAK curriculum, PEAK relational training, PEAK for children, PEAK assessment} => PEAK
PEAK and AFLS => AFLS, PEAK
{PEAK, peak with clients, PEAK season with clients, PEAK hours for clients} => -
{Vineland, VABS, escalas de Vineland} => Vineland
Vineland {new jersey, public schools} => -
Vineland {high, police, city} => -
{functional assessment, FBA, FBAs, evaluación funcional} => FBA
{fba, FBA at amazon, FBA seller} => -
{functional analysis, IISCA, análisis funcional, FAs conducted, completed FA} => FA
FA and FBA => FA, FBA
{FA, fa conducted, FA of aid completed, conducted bls FA} => -
conducted CPR FA => CPR / First Aid
{CentralReach, Central Reach} => CentralReach
{DataFinch, Catalyst software, Catalyst data collection} => Catalyst
Catalyst for notes => Catalyst, Session Notes
{Catalyst, RBT in Catalyst} => Catalyst
{catalyst for notes, Catalyst of notes, a Catalyst for notes, Catalyst for change notes, my key Catalyst notes, Catalyst chemistry notes} => Session Notes
Catalyst here => -
Catalyst for cooks => Catalyst
{RethinkBH, Rethink Autism} => Rethink
Rethink for notes => Rethink, Session Notes
Rethink => Rethink
{rethink for notes, Rethink how notes, to Rethink notes} => Session Notes
Rethink here => -
{Motivity, Motivity ABA} => Motivity
{Hi Rasmus, HiRasmus} => Hi Rasmus
Vineland, New Jersey => -
Taught in Vineland, NJ => -
assessment of basic language and learning => ABLLS-R
milestones assessment and placement program => VB-MAPP
{Rethink First, RethinkEd, Rethink ABA} => Rethink
`)
test.each(tools)('%s names an assessment or a system', (text, names) => expect(named(text)).toBe(names))

const guarded = parseCases(`
RUN THE NCR IN ABA NOW => Reinforcement
RUN THE FCT AND => Functional Communication Training
RUN THE FCT AND GO => -
RUN THE FCT AND GO, aba => Functional Communication Training
RUN THE FCT IN ABA => Functional Communication Training
Aac => -
Run the FCT and go => Functional Communication Training
sAfety Care => -
body, shaping => Shaping
body shaping => -
AACs => AAC Devices
DTT{., ,} NET worth => Discrete Trial Training
NET. Worth => Natural Environment Training
NET (worth) => Natural Environment Training
asp (NET) => -
asp: NET => -
Catalyst, x => Catalyst
x, Catalyst => Catalyst
x, Catalyst, y => Catalyst
x, Catalyst y => Catalyst
x Catalyst, y => -
x; Catalyst; y => Catalyst
x: Catalyst/ y => Catalyst
x | Catalyst | y => Catalyst
x / Catalyst => Catalyst
x & Catalyst & y => Catalyst
x (Catalyst) y => Catalyst
{and, or, y, e, in, of, using, with, en, on, via} Catalyst => Catalyst
{band, org} Catalyst => -
Catalyst {and, or, y, for} => Catalyst
Catalyst para => -
Catalyst {android, nor} => -
`)
test.each(guarded)('%s is read by its capitals and its neighbours', (text, names) => expect(named(text)).toBe(names))

const said = (text: string) =>
  terms(text).map(({ name, group, meaning, first, last, isFieldOnly }) => [
    name,
    group,
    meaning,
    first.raw,
    last.raw,
    isFieldOnly,
  ])
test('returns a name with its list, its first and last word, its meaning, and whether it is of the field alone', () => {
  expect(said('discrete trial training')).toEqual([
    ['Discrete Trial Training', 'skills', 'claimed', 'discrete', 'training', false],
  ])
  expect(said('no VB-MAPP')).toEqual([['VB-MAPP', 'assessments', 'negated', 'VB', 'MAPP', false]])
  expect(said('DTT, no NET').map(([, , meaning]) => meaning)).toEqual(['claimed', 'negated'])
  expect(said('want CentralReach')).toEqual([
    ['CentralReach', 'systems', 'claimed', 'CentralReach', 'CentralReach', false],
  ])
  expect(said('graphs')).toEqual([['Graphing', 'skills', 'claimed', 'graphs', 'graphs', true]])
  expect(said('logged client data')).toEqual([['Data Collection', 'skills', 'claimed', 'logged', 'data', true]])
  expect(said('taught staff')).toEqual([['Staff Training', 'skills', 'claimed', 'taught', 'staff', true]])
  for (const text of [
    'data in Motivity',
    'data collection',
    'notes in Motivity',
    'graphs',
    'authorizations',
    'caseload',
    'staff training',
  ])
    expect(said(text)[0]?.at(-1), text).toBe(true)
  for (const text of ['fieldwork supervision', 'shaped speech', 'chaining', 'reinforcement'])
    expect(said(text)[0]?.at(-1), text).toBe(true)
  for (const text of ['DTT', 'shaping', 'session notes', 'treatment planning', 'FBA', 'Motivity'])
    expect(said(text)[0]?.at(-1), text).toBe(false)
  expect(said('home sessions')).toEqual([['In-home Sessions', 'skills', 'claimed', 'home', 'home', false]])
  expect(said('trained my son with staff').map(([, , meaning]) => meaning)).toEqual([])
})

test('words that guard a name are looked for sixty words away', () => {
  expect(named(`NCR ${'x '.repeat(59)}DTT`)).toBe('Discrete Trial Training, Reinforcement')
  expect(named(`NCR ${'x '.repeat(60)}DTT`)).toBe('Discrete Trial Training')
  expect(named(`DTT ${'x '.repeat(59)}NCR`)).toBe('Discrete Trial Training, Reinforcement')
  expect(named(`DTT ${'x '.repeat(60)}NCR`)).toBe('Discrete Trial Training')
  expect(named(`extinction ${'x '.repeat(59)}whales`)).toBe('')
  expect(named(`extinction ${'x '.repeat(60)}whales`)).toBe('Extinction')
  expect(named(`whales ${'x '.repeat(59)}extinction`)).toBe('')
  expect(named(`whales ${'x '.repeat(60)}extinction`)).toBe('Extinction')
})
