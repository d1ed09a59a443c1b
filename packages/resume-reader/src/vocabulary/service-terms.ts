import { listed } from './listed.ts'
import type { Term } from './term.ts'

/** The terms for recording, planning, supervising and teaching others, in English and Spanish. */
export const serviceTerms: Term[] = [
  {
    name: 'Data Collection',
    words: ['data'],
    near: listed('centralreach, central reach, catalyst, rethink, motivity, hi rasmus'),
    notBefore: listed('entry, system, systems, software, platform, platforms, base, analysis, sheets'),
    field: true,
  },
  {
    name: 'Data Collection',
    words: listed(`
      data sheets, kept data, keep data, keeping data, data entered, data keeping, tally data, hoja de datos, hojas de
      datos, data collection, collected data, collect data, collecting data, collects data, data collecting, taking data,
      took data, take data, takes data, recorded data, record data, recording data, tracked data, track data,
      tracking data, data tracking, data recording, ABC data, ABC data collection, frequency data, duration data,
      behavior data, behavioral data, session data, trial by trial data, interval recording, collect and graph data,
      collected and graphed data, collected and recorded data, collect and record data, recorded and graphed data,
      collected behavioral data, collected accurate data, collect accurate data, collecting accurate data, collected
      daily data, collected session data, accurate data, antecedent behavior consequence, collected and analyzed
      data, collect and analyze data, collecting and analyzing data, collecting and graphing data, gathered data,
      documented data, collection of data, toma de datos, recolección de datos, recopilación de datos, registro de
      datos, recolecté datos, recopilé datos, tomé datos, registré datos, recolectar datos, recopilar datos, tomar
      datos, registrar datos, datos ABC, recogida de datos, colección de datos, registro conductual, registros ABC,
      recogí datos
    `),
    field: true,
    unless: listed(`
      sales, market, survey, surveys, marketing, census, inventory, customer, consumer, traffic, financial,
      warehouse, credit, sql, soil
    `),
  },
  {
    name: 'Session Notes',
    words: listed('notes, notas'),
    notBefore: listed('taking, taker, pads, to, from'),
    near: listed('centralreach, central reach, catalyst, rethink, motivity, hi rasmus, data collection'),
    notAfter: listed('taking, sticky, thank, lecture, class, meeting, love, case'),
    unless: listed('customer, sales, lecture'),
    field: true,
  },
  {
    name: 'Graphing',
    words: listed(`
      graphing, graphed, graph data, graphs, graph, data graphs, graphing data, graficar, grafiqué, gráficas,
      gráficos, graficando, graficación
    `),
    field: true,
    unless: listed(`
      calculator, calculators, algebra, photoshop, design, diseño, calculus, adobe, sales, excel charts
    `),
    notAfter: listed('motion, knowledge, diseñador, diseñadora'),
  },
  {
    name: 'Session Notes',
    words: listed(`
      session notes, session note, SOAP notes, SOAP note, progress notes, daily session notes, session
      documentation, documented sessions, session summaries, session reports, clinical notes, treatment notes,
      therapy notes, notas de sesión, notas de la sesión, notas SOAP, notas de progreso, notas clínicas, notas de
      las sesiones, notas de terapia
    `),
  },
  {
    name: 'Insurance Authorization',
    words: listed(`
      insurance authorization, prior authorization, reauthorization, authorization requests, re authorization,
      authorization reports, preauthorization, pre authorization, insurance authorizations, insurance reports,
      treatment authorization, insurance reauthorization, medical necessity, authorizations, autorizaciones de
      seguro, autorización de seguro, autorizaciones, autorizaciones del seguro, autorización del seguro, funding
      authorization
    `),
    field: true,
    unless: listed(`
      refund, credit card, payment, medications, pharmacy, work authorization, employment authorization
    `),
  },
  {
    name: 'Caseload Management',
    words: listed(`
      caseload, case load, caseload management, caseloads, managed a caseload, carga de casos, manejo de casos
    `),
    field: true,
  },
  {
    name: 'Treatment Planning',
    words: listed(`
      treatment planning, treatment plan development, treatment plan writing, treatment plan design, developed
      treatment plans, develop treatment plans, wrote treatment plans, write treatment plans, writing treatment
      plans, created treatment plans, planificación de tratamiento, planificación del tratamiento, planes de
      tratamiento individualizados, individualized treatment planning, goal writing, program writing
    `),
    unless: listed('dental, chemotherapy, radiation'),
  },
  {
    name: 'Interdisciplinary Collaboration',
    words: listed(`
      interdisciplinary, multidisciplinary, multi disciplinary, inter disciplinary, transdisciplinary,
      interdisciplinary collaboration, cross disciplinary, interdisciplinario, interdisciplinaria,
      multidisciplinario, multidisciplinaria, interprofessional
    `),
  },
  {
    name: 'Parent Training',
    words: listed(`
      parent training, caregiver training, parent coaching, caregiver coaching, family training, parent and
      caregiver training, parent caregiver training, trained parents, train parents, training parents, trained
      caregivers, train caregivers, training caregivers, coached parents, coached caregivers, coaching parents,
      coach parents, parent education, parent trainings, family guidance, family coaching, trained families,
      training families, parents training, taught parents, trained parents and caregivers, coached families, parent
      guidance, entrenamiento a padres, entrenamiento de padres, entrenamiento para padres, capacitación de padres,
      capacitación a padres, capacitación para padres, entrenamiento a familias, entrenamiento familiar, formación
      de padres, formación a padres, capacité a padres, entrené a padres, entrené padres, orientación a padres,
      entrenamiento a cuidadores, entrenamiento de cuidadores
    `),
  },
  {
    name: 'Staff Training',
    words: listed(`
      staff training, trained staff, train staff, training staff, trained new staff, training new staff, train new
      staff, trained new rbts, trained rbts, trained technicians, train rbts, training rbts, training new rbts,
      train new rbts, trained new technicians, training of rbts, training of staff, trained new therapists, trained
      therapists, trained behavior technicians, trained new behavior technicians, trained direct staff, onboarded
      and trained, trained new hires, trained incoming staff, trained incoming rbts, staff trainings, trained
      teachers, trained line staff, training behavior technicians, training technicians, training new hires, trained
      newly hired, trained and supervised, behavioral skills training, entrenamiento de personal, entrenamiento al
      personal, capacitación de personal, capacitación del personal, capacitación al personal, entrené al personal,
      capacité al personal, entrenamiento a técnicos, capacité a nuevos técnicos, capacitación a técnicos,
      entrenamiento de técnicos
    `),
    notAfter: listed('attended, received, completed, mandatory, ongoing, new, all'),
    field: true,
  },
  {
    name: 'RBT Supervision',
    words: listed(`
      rbt supervision, rbt supervisor, supervision of rbts, supervised rbts, supervise rbts, supervising rbts,
      supervises rbts, supervision to rbts, supervision for rbts, supervisión de rbts, supervisión de rbt, supervisé
      rbts, supervisé a rbts, supervisión de técnicos, supervisión a rbts, supervisión a técnicos, supervision of
      behavior technicians, supervised behavior technicians, supervision of registered behavior technicians
    `),
  },
  {
    name: 'Fieldwork Supervision',
    words: listed(`
      fieldwork supervision, fieldwork supervisor, supervised fieldwork students, supervised fieldwork trainees,
      supervise fieldwork students, supervise fieldwork trainees, supervision of fieldwork, supervised bcba
      candidates, supervised bcba trainees, supervised bcba students, supervise bcba candidates, supervise bcba
      trainees, supervised graduate students, supervision of bcba candidates, supervision of trainees, supervising
      bcba candidates, supervised trainees accruing, supervised students accruing, supervised trainees, supervising
      trainees, supervise trainees, supervise fieldwork, supervised fieldwork of, supervised the fieldwork, supervises fieldwork, supervising fieldwork, supervisión de prácticas, supervisión de trabajo de
      campo, fieldwork supervision of
    `),
    field: true,
    notAfter: listed(`
      received, receiving, under, completed, completing, accruing, current, seeking, of, my, need, through, receive,
      getting, obtaining
    `),
  },
  {
    name: 'Organizational Behavior Management',
    words: listed(`
      organizational behavior management, organisational behaviour management, gestión del comportamiento organizacional, manejo de conducta organizacional
    `),
  },
  { name: 'Organizational Behavior Management', words: ['OBM'], capitals: true },
]
