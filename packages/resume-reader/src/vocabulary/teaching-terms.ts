import { listed } from './listed.ts'
import type { Term } from './term.ts'

/** Words that say a clause speaks of ABA; they make short and ambiguous words safe. */
export const fieldWords = listed(`
  aba, dtt, net, prt, fct, fba, bip, bips, vb, mapp, ablls, discrete, prompting, shaping, chaining, reinforcement,
  behavior, client, clients, learners, autism, autistic, bcba, rbt, therapy, pecs, dra, dro, token, extinction,
  mand, conducta, skill, acquisition, session, sessions, session notes, toileting, daily, play, assessments, afls,
  vineland, refuerzo, functional, data
`)

/** How skills are taught, in English and Spanish. */
export const teachingTerms: Term[] = [
  {
    name: 'Discrete Trial Training',
    words: listed(`
      discrete trial training, discrete trial, discrete trial teaching, discrete trial instruction, discrete trials
      training, DTT, ensayos discretos, ensayo discreto, enseñanza por ensayos discretos, entrenamiento de ensayos
      discretos, entrenamiento en ensayos discretos, enseñanza de ensayos discretos, tareas discretas
    `),
  },
  {
    name: 'Discrete Trial Training',
    words: ['DTI'],
    capitals: true,
    near: listed('aba, net, discrete, clients, children, autism'),
  },
  {
    name: 'Natural Environment Training',
    words: listed(`
      natural environment training, natural environment teaching, naturalistic teaching, naturalistic environment
      training, naturalistic environment teaching, naturalistic instruction, naturalistic intervention,
      naturalistic, naturalistic developmental behavioral intervention, NDBI, incidental teaching, natural
      environment, enseñanza en ambiente natural, enseñanza en entorno natural, entrenamiento en ambiente natural,
      entrenamiento en entorno natural, entrenamiento en el entorno natural, enseñanza en el ambiente natural,
      entrenamiento en el ambiente natural, enseñanza naturalista, ambiente natural, entorno natural, enseñanza
      incidental
    `),
  },
  {
    name: 'Natural Environment Training',
    words: ['NET'],
    capitals: true,
    unless: listed(`
      net worth, net income, sql, asp, framework, developer, revenue, profit, sales, java, microsoft, volleyball,
      fishing, promoter
    `),
    notAfter: listed('asp, vb, internet, dot'),
    notBefore: listed('worth, income, framework, core, promoter, profit, sales, revenue'),
  },
  {
    name: 'Natural Environment Training',
    words: ['net'],
    near: listed('dtt, discrete trial, discrete trials, prt, fct, natural environment, vb, manding'),
    notBefore: listed('worth, income, framework, core, promoter, profit, sales, revenue, zero'),
    notAfter: listed('asp, vb, internet, dot, safety, the, a'),
  },
  {
    name: 'Pivotal Response Training',
    words: listed(`
      pivotal response training, pivotal response treatment, pivotal response, pivotal response teaching,
      entrenamiento en respuestas pivote, respuestas pivote, tratamiento de respuesta pivotal, entrenamiento de
      respuesta fundamental
    `),
  },
  {
    name: 'Pivotal Response Training',
    words: ['PRT'],
    capitals: true,
    unless: listed('army, reconstruction team, military'),
  },
  {
    name: 'Verbal Behavior',
    words: listed(`
      verbal behavior, verbal behavior therapy, verbal behavior training, applied verbal behavior, mand training,
      manding, mands, mands and tacts, tact training, tacting, tacts, intraverbals, intraverbal, echoics, verbal
      operants, verbal operant, aba vb, conducta verbal, comportamiento verbal, entrenamiento de mandos, operantes
      verbales
    `),
  },
  {
    name: 'Verbal Behavior',
    words: ['VB'],
    capitals: true,
    near: listed('aba, dtt, net, verbal, mand, prt, fct'),
    notBefore: listed('mapp, net, script'),
  },
  {
    name: 'Functional Communication Training',
    words: listed(`
      functional communication training, functional communication, functional communication skills, entrenamiento en
      comunicación funcional, comunicación funcional, entrenamiento de comunicación funcional
    `),
  },
  { name: 'Functional Communication Training', words: ['FCT'], capitals: true },
  {
    name: 'PECS',
    words: listed(`
      PECS, picture exchange communication system, picture exchange communication, picture exchange, picture
      exchange system, sistema de comunicación por intercambio de imágenes, intercambio de imágenes, sistema de
      intercambio de imágenes, intercambio de pictogramas, pictogramas
    `),
    unless: listed('gym, abs, fitness'),
  },
  {
    name: 'AAC Devices',
    words: listed(`
      augmentative and alternative communication, augmentative alternative communication, alternative and
      augmentative communication, aac device, augmentative communication, speech generating device, communication
      device, Proloquo2Go, Proloquo, TouchChat, LAMP Words for Life, comunicación aumentativa, comunicación
      aumentativa y alternativa, dispositivos de comunicación, dispositivo de comunicación
    `),
  },
  { name: 'AAC Devices', words: listed('AAC, SGD, CAA'), capitals: true },
  {
    name: 'Prompting and Fading',
    words: listed(`
      prompting and fading, prompting, prompt fading, prompting and prompt fading, prompts and fading, prompt
      hierarchy, prompt hierarchies, prompting hierarchy, prompting hierarchies, prompting strategy, prompting
      procedure, prompting techniques, fading prompts, faded prompts, fade prompts, least to most, most to least,
      graduated guidance, time delay, fading techniques, fading procedures, stimulus fading, instigación y
      desvanecimiento, desvanecimiento, instigadores, desvanecimiento de ayudas, ayudas y desvanecimiento,
      instigaciones
    `),
    notAfter: listed('without, command, teleprompter, no, without any, minimal'),
    notBefore: listed('change, management, customers, investigation'),
  },
  {
    name: 'Errorless Teaching',
    words: listed(`
      errorless teaching, errorless learning, errorless, errorless instruction, aprendizaje sin errores, enseñanza
      sin errores, aprendizaje sin error, enseñanza sin error
    `),
  },
  {
    name: 'Shaping',
    words: listed('shaping, moldeamiento, modelamiento, successive approximations'),
    notBefore: listed(`
      young, mind, minds, the, our, their, his, her, a, an, future, futures, lives, culture, policy, strategy,
      children, students, tomorrow, public, brows, eyebrows, eyebrow, up, hair, how, character, company, brand,
      tomorrows, youth, metal, dough, student, today, generations, leaders, opinions
    `),
    notAfter: listed('eyebrow, brow, body, beard, hair, loaf, traffic, dough, metal, nail'),
  },
  {
    name: 'Shaping',
    words: listed('shaped, shape'),
    near: listed('approximations, vocal, speech, vocalizations, responses, toleration, behavior, behaviors'),
    notBefore: listed('the, a, an, my, up, of, our'),
    field: true,
  },
  {
    name: 'Chaining',
    words: listed(`
      chaining, forward chaining, backward chaining, behavior chaining, behavior chain, encadenamiento,
      encadenamientos, total task chaining
    `),
    notAfter: listed('supply, block, daisy, method, logistics, key'),
    field: true,
  },
  {
    name: 'Task Analysis',
    words: listed('task analysis, task analyses, task analyzed, análisis de tareas, análisis de tarea'),
  },
  {
    name: 'Token Economy',
    words: listed(`
      token economy, token economies, token board, token system, token boards, token economy system, economía de
      fichas, tablero de fichas, sistema de fichas
    `),
  },
  {
    name: 'Differential Reinforcement',
    words: listed('differential reinforcement, reforzamiento diferencial, refuerzo diferencial, DRO, DRL'),
  },
  { name: 'Differential Reinforcement', words: listed('DRA, DRI, DRH'), capitals: true },
  {
    name: 'Reinforcement',
    words: listed(`
      reinforcement, positive reinforcement, reinforcement schedule, reinforcement procedures, schedules of
      reinforcement, negative reinforcement, reinforcers, noncontingent reinforcement, non contingent reinforcement,
      refuerzo, reforzamiento, refuerzo positivo, reforzamiento positivo, refuerzos, reforzadores
    `),
    field: true,
    unless: listed(`
      steel, concrete, rebar, machine learning, algorithm, algorithms, structural, military, python, troop, brand
    `),
    notBefore: ['learning'],
  },
  {
    name: 'Reinforcement',
    words: ['NCR'],
    capitals: true,
    near: listed('dra, dro, dri, reinforcement, extinction, fct, behavior, aba, dtt'),
    unless: listed('corporation, atm, pos'),
  },
  {
    name: 'Extinction',
    words: listed('extinction, extinction procedure, extinción, planned ignoring'),
    unless: listed(`
      species, animals, mass, fire, dinosaur, dinosaurs, rebellion, wildlife, climate, museum, endangered, especies,
      incendios, event, biology, fossils, whales
    `),
  },
  {
    name: 'Preference Assessment',
    words: listed(`
      preference assessment, preference assessments, reinforcer assessment, MSWO, paired stimulus preference,
      preference and reinforcer assessment, evaluación de preferencias, evaluaciones de preferencia, evaluación de
      preferencia, evaluaciones de preferencias, evaluaciones de reforzadores, stimulus preference assessment,
      stimulus preference
    `),
  },
  {
    name: 'Generalization',
    words: listed(`
      generalization, generalize skills, generalizing skills, generalized skills, skill generalization,
      generalization and maintenance, generalización, generalizar habilidades, generalise skills
    `),
  },
  {
    name: 'Skill Acquisition Programs',
    words: listed(`
      skill acquisition, skill aquisition, skill aquisition programs, skill acquisition program, skill acquisition plan, skill acquisition programming, skills
      acquisition, skill building programs, adquisición de habilidades, programas de adquisición de habilidades,
      programas de adquisición, acquisition programs, acquisition targets
    `),
  },
  {
    name: 'Visual Supports',
    words: listed(`
      visual supports, visual support, visual schedule, visual aids, first then board, visual cues, picture
      schedule, visual timers, visual strategies, apoyos visuales, apoyo visual, horarios visuales, agendas
      visuales, soportes visuales, ayudas visuales
    `),
  },
]
