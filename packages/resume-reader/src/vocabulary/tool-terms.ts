import { listed } from './listed.ts'
import type { Term } from './term.ts'

/** Assessments, in English and Spanish. */
export const assessmentTerms: Term[] = [
  {
    name: 'VB-MAPP',
    words: listed(`
      VB MAPP, VBMAPP, VB MAP, verbal behavior milestones assessment, verbal behavior milestones, verbal behavior
      milestones assessment and placement program, VBMAP, milestones assessment and placement program
    `),
  },
  {
    name: 'ABLLS-R',
    words: listed(`
      ABLLS R, ABLLS, ABLLSR, ABBLS, ABBLS R, ABLLS Revised, assessment of basic language and learning skills,
      assessment of basic language and learning
    `),
  },
  { name: 'AFLS', words: listed('AFLS, assessment of functional living skills, assessment of functional living') },
  {
    name: 'PEAK',
    words: listed(`
      PEAK relational training, PEAK relational training system, PEAK assessment, PEAK assessments, PEAK relational,
      promoting the emergence of advanced knowledge, PEAK curriculum
    `),
  },
  {
    name: 'PEAK',
    words: ['PEAK'],
    capitals: true,
    near: listed(`
      vb mapp, vbmapp, ablls, ablls r, afls, assessment, assessments, vineland, curriculum, fba, aba, relational,
      evaluaciones, essential for living, efl, modules, socially savvy, learners, learner, clients, client, ran, run,
      running, administer, administered, program, programs, direct training, kids, children
    `),
    unless: listed(`
      performance, season, seasons, hours, peak season, efficiency, periods, volume, times, traffic, fitness,
      mountain, performer, potential, condition, times, reached, demand, week, weeks, summer, holiday, resort, sports
    `),
  },
  {
    name: 'Vineland',
    words: listed(`
      Vineland, Vineland 3, Vineland Adaptive Behavior Scales, Vineland II, VABS, Vineland Adaptive Behavior Scale,
      escalas de Vineland, Vineland 3 Adaptive Behavior Scales, Vineland Adaptive Behavior
    `),
    unless: listed('new jersey, nj, public schools, high school, developmental center'),
    notBefore: listed('high, new, nj, public, police, school, city, board'),
  },
  {
    name: 'FBA',
    words: listed(`
      functional behavior assessment, functional behavioral assessment, functional behaviour assessment, functional
      assessment, functional assessments, evaluación funcional de la conducta, evaluación funcional del
      comportamiento, evaluaciones funcionales, evaluación conductual funcional, evaluación de conducta funcional,
      evaluación funcional, evaluaciones funcionales de la conducta, evaluaciones funcionales de conducta,
      evaluación funcional de conducta
    `),
  },
  {
    name: 'FBA',
    words: listed('FBA, FBAs'),
    capitals: true,
    unless: listed('amazon, fulfillment, fulfilled, seller, ecommerce, e commerce, fulfilment'),
  },
  {
    name: 'FA',
    words: listed(`
      functional analysis, functional analyses, IISCA, analog functional analysis, practical functional assessment,
      experimental functional analysis, análisis funcional, análisis funcionales, functional analysis of behavior,
      análisis funcional de la conducta
    `),
  },
  {
    name: 'FA',
    words: listed('FA, FAs'),
    capitals: true,
    near: listed(`
      fba, fbas, functional, conducted, conduct, assessment, assessments, iisca, vb mapp, bip, analysis, ablls,
      afls, vineland, completed
    `),
    unless: listed('financial, aid, football, cpr, cup, first aid, facebook, aed, flight attendant, fafsa'),
    notAfter: listed('cpr, bls'),
  },
]

const systemNear = listed(`
  data, notes, note, session, sessions, graph, graphs, graphing, software, system, systems, platform, electronic,
  record, records, datos, notas, sesiones, sesion, centralreach, central reach, motivity, hi rasmus, catalyst, rethink,
  programs, tablet, billing, documentation, tracking, rbt, bcba, aba
`)

/** Systems for data and records. */
export const systemTerms: Term[] = [
  { name: 'CentralReach', words: listed('CentralReach, Central Reach, CentralReach ABA, centralreach members') },
  {
    name: 'Catalyst',
    words: listed(`
      Catalyst DataFinch, DataFinch, DataFinch Catalyst, Catalyst data collection, Catalyst software, Data Finch,
      Catalyst by DataFinch
    `),
  },
  {
    name: 'Catalyst',
    words: ['Catalyst'],
    capital: true,
    listable: true,
    near: systemNear,
    notBefore: listed(`
      of, to, behind, who, kitchen, inc, llc, converter, church, academy, group, consulting, chemistry, center,
      behavior, para, solutions, award, program, partners
    `),
    notAfter: listed(`
      a, the, key, as, change, cisco, un, una, main, catalytic, true, creative, powerful, ati, amd
    `),
    unless: listed('for change, chemical, chemistry, switches, router, reaction, synthesis'),
  },
  {
    name: 'Rethink',
    words: listed(`
      RethinkBH, Rethink BH, Rethink Behavioral Health, Rethink Behavior Health, Rethink Autism, RethinkEd, Rethink
      ABA, Rethink First, RethinkFirst, Rethink Ed
    `),
  },
  {
    name: 'Rethink',
    words: ['Rethink'],
    capital: true,
    listable: true,
    near: systemNear,
    notBefore: listed(`
      how, the, our, your, what, traditional, education, a, an, my, their, why, everything, food, strategies,
      strategy, approaches, workflows, processes, learning, waste, recycling, and, old, existing, school, schools,
      is, business, work
    `),
    notAfter: listed('to, helped, us, let, must, reduce, reuse, recycle, families, we, them, teams'),
  },
  { name: 'Motivity', words: listed('Motivity, Motivity ABA') },
  { name: 'Hi Rasmus', words: listed('Hi Rasmus, HiRasmus, Hi Rasmus ABA') },
]
