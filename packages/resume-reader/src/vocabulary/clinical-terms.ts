import { listed } from './listed.ts'
import type { Term } from './term.ts'

/** Safety, skills of daily life and places of care, in English and Spanish. */
export const clinicalTerms: Term[] = [
  {
    name: 'De-escalation',
    words: listed(`
      de escalation, deescalation, de escalate, deescalate, de escalating, deescalating, de escalated, deescalated,
      desescalada, desescalación, desescalamiento, desescalar, descalada
    `),
  },
  {
    name: 'Severe Problem Behavior',
    words: listed(`
      severe problem behavior, severe problem behaviors, severe behavior, severe behaviors, severe maladaptive
      behaviors, severe challenging behavior, severe challenging behaviors, self injurious behavior, self injurious,
      self injury, aggression, aggressive behavior, aggressive behaviors, property destruction, elopement, severe
      aggression, physical aggression, agresión, conductas agresivas, conducta agresiva, autolesiones, autolesión,
      conductas autolesivas, problemas de conducta severos, conductas severas, conductas problemáticas severas,
      conductas problema severas, conducta problema severa, high intensity behaviors, intense behaviors
    `),
    notBefore: listed('replacement, replacement training'),
    unless: listed('passive aggression, no aggression'),
  },
  { name: 'Severe Problem Behavior', words: ['SIB'], capitals: true },
  {
    name: 'Safety-Care',
    words: listed('safety care, safetycare, QBS Safety Care, QBS'),
    capital: true,
    notAfter: listed('patient, child, food, workplace'),
    notBefore: listed('of, for, plan, giver'),
  },
  {
    name: 'CPI',
    words: listed(`
      crisis prevention institute, crisis prevention intervention, crisis prevention and intervention, nonviolent
      crisis intervention, non violent crisis intervention, crisis prevention, prevención de crisis, intervención no
      violenta en crisis, intervención en crisis no violenta, NCI trained
    `),
  },
  {
    name: 'CPI',
    words: ['CPI'],
    capitals: true,
    unless: listed(`
      consumer price, inflation, economic, economics, price index, cost per, aerostructures, campaigns, campaign,
      schedule performance, spi, earned value, ads, budget, impressions, price
    `),
    notBefore: listed('index, data'),
  },
  { name: 'PCM', words: listed('professional crisis management, PCMA, manejo profesional de crisis') },
  { name: 'CPI', words: ['NCI'], capitals: true, near: listed('cpr, crisis, first aid, bls, safety care') },
  {
    name: 'PCM',
    words: ['PCM'],
    capitals: true,
    unless: listed(`
      audio, signal, pulse, powertrain, codec, automotive, engine, private cloud, patient centered
    `),
  },
  {
    name: 'CPR / First Aid',
    words: listed(`
      CPR, first aid, basic life support, CPR first aid, first aid and CPR, CPR and first aid, CPR AED, primeros
      auxilios, reanimación cardiopulmonar, first aid certified, CPR FA, CPR AED first aid, CPR first aid AED
    `),
  },
  { name: 'CPR / First Aid', words: listed('RCP, BLS'), capitals: true, unless: listed('bureau, labor statistics') },
  {
    name: 'Toilet Training',
    words: listed(`
      toilet training, potty training, toilet trained, potty trained, toileting programs, toileting program,
      toileting protocol, toileting protocols, toileting skills, toilet train, potty train, toileting goals,
      entrenamiento para ir al baño, control de esfínteres, entrenamiento de baño, entrenamiento para el baño,
      entrenamiento al baño, entrenamiento en el uso del baño, entrenamiento de esfínteres, toilet trainings
    `),
    unless: listed('puppy, puppies, dog, dogs, cat, pets'),
  },
  {
    name: 'Toilet Training',
    words: ['toileting'],
    unless: listed(`
      bathing, grooming, dressing, showering, bath, elderly, residents, patients, transfers, hygiene, diaper,
      seniors, diapering
    `),
  },
  {
    name: 'Feeding',
    words: listed(`
      feeding therapy, feeding cases, feeding case, feeding clients, feeding plan, feeding plans, feeding program, feeding programs, feeding protocol, feeding protocols, feeding intervention,
      feeding interventions, feeding goals, food selectivity, feeding disorders, feeding disorder, food refusal,
      feeding skills, pediatric feeding, feeding difficulties, picky eating, feeding aversion, terapia de
      alimentación, programas de alimentación, programa de alimentación, selectividad alimentaria, selectividad
      alimenticia
    `),
  },
  {
    name: 'Feeding',
    words: listed('feeding, alimentación'),
    near: listed(`
      toilet training, toileting, daily living, aba, social skills, play skills, dtt, severe, sleep, potty training,
      token, behavior, self help, habilidades
    `),
    unless: listed(`
      bathing, infant, infants, baby, babies, diaper, diapers, diapering, changing, animals, horses, pets, dog,
      dogs, cats, residents, patients, elderly, tube, dressing, bottle, homeless, hungry, newborn, toddlers, naps,
      seniors, livestock, meals, bebés
    `),
  },
  {
    name: 'Daily Living Skills',
    words: listed(`
      daily living skills, daily living, activities of daily living, daily living activities, self help skills, self
      care skills, independent living skills, adaptive living skills, adaptive skills, life skills, ADLs, functional
      living skills, self help, functional life skills, adaptive daily living, actividades de la vida diaria,
      habilidades de la vida diaria, habilidades de vida diaria, vida diaria, habilidades de autoayuda, habilidades
      de autocuidado, habilidades adaptativas, habilidades de vida independiente, habilidades para la vida diaria,
      habilidades para la vida
    `),
  },
  {
    name: 'Social Skills',
    words: listed(`
      social skills, social skill, social skills groups, social skills training, social skills group, social
      communication, social groups, habilidades sociales, destrezas sociales, social and play skills, social
      communication skills, peer interaction skills
    `),
    notAfter: listed(`
      excellent, strong, great, good, outstanding, my, exceptional, superb, amazing, impeccable, advanced,
      excelentes, buenas
    `),
  },
  {
    name: 'Play Skills',
    words: listed(`
      play skills, play skill, pretend play, independent play, cooperative play, imaginative play, functional play,
      parallel play, social play, interactive play, habilidades de juego, destrezas de
      juego, juego funcional, juego simbólico, play based skills, play leisure skills, play and leisure skills
    `),
  },
  {
    name: 'Early Intervention',
    words: listed(`
      early intervention, early intensive behavioral intervention, EIBI, early start denver, intervención temprana,
      atención temprana, early intensive intervention, early intensive
    `),
  },
  {
    name: 'Telehealth',
    words: listed(`
      telehealth, tele health, teletherapy, tele therapy, telehealth sessions, telesalud, teleterapia, virtual
      sessions, telehealth supervision
    `),
  },
  {
    name: 'IEP Support',
    words: listed(`
      individualized education program, individualized education plan, individual education plan, individualised
      education plan, individualized educational program, individualized educational plan, individual education
      program, plan educativo individualizado, programa educativo individualizado, programa de educación
      individualizada, planes educativos individualizados
    `),
  },
  { name: 'IEP Support', words: listed('IEP, IEPs, PEI'), capitals: true },
  { name: 'HIPAA', words: listed('HIPAA, HIPPA, health insurance portability and accountability act') },
]
