import { splitList } from '../vocabulary/split-list.ts'
import { compilePhrases } from './phrases.ts'
import { stem, type Word } from './words.ts'

/** A name and the place of its words in a clause. */
export type PlacedName = { name: string; from: number; to: number }

const plans = compilePhrases(
  splitList(`
    behavior intervention plan, behavior support plan, behavior plan, behavior reduction plan, behavior treatment
    plan, behavior management plan, behavior improvement plan, bip, bips, bsp, bsps, positive behavior support plan,
    behavior intervention plans bips, behavior reduction protocols, behavior reduction programs, plan de
    intervención conductual, planes de intervención conductual, plan de intervención de conducta, planes de
    conducta, plan de conducta, planes conductuales, plan conductual, plan de comportamiento, planes de
    comportamiento, planes de intervención, plan de intervención, planes de intervención de conducta, behavior
    protocols
  `).map((words) => [words, 'plan'] as const),
)
const plansOfTreatment = compilePhrases(
  ['treatment plan', 'plan de tratamiento', 'planes de tratamiento'].map((words) => [words, 'plan'] as const),
)
const writes =
  /^(?:write|wrote|writing|written|develop|developed|developing|development|design|designed|designing|create|created|creating|draft|drafted|drafting|author|authored|authoring|redact\w{1,3}|escrib\w{1,4}|elabor\w{1,3}|disen\w{1,4}|desarroll\w{1,4}|cre[eo]|update|updated|updating|revise|revised|escritura|redaccion|elaboracion|desarrollo)$/
const implementing =
  /^(?:implement\w{0,5}|follow|followed|following|carr\w{1,4}|execut\w{1,3}|appl\w{1,4}|deliver\w{0,3}|aplic\w{1,4}|aplique|segui\w{0,2}|ejecut\w{1,3}|run|ran|running|utiliz\w{1,3}|monitor\w{0,3})$/
const helps =
  /^(?:help\w{0,3}|assist\w{0,4}|support\w{0,3}|contribut\w{1,4}|aid\w{0,3}|ayud\w{1,3}|apoy\w{1,3}|asist\w{1,3})$/
const supervises =
  /^(?:supervis\w{1,4}|oversaw|oversee\w{0,3}|oversight|manag\w{1,4}|lead|led|leading|direct\w{0,3}|supervision|coach\w{0,3}|dirig\w{1,3})$/
const technicians = /^(?:rbt|technician|bt|tecnico|tecnica)$/
const collaborates =
  /^(?:collaborat\w{1,4}|coordinat\w{1,4}|consult\w{0,6}|partner\w{0,3}|liais\w{1,4}|colabor\w{1,4}|coordin\w{1,4}|work|worked|works|working|met|meet|meets|meeting|communicat\w{1,4})$/
const disciplines =
  /^(?:slps?|ots?|pts?|speech|occupational|psychologists?|pediatricians?|physical|fonoaudiolog\w{1,4}|terapeutas|terapistas|logopedas|physicians|psiquiatras?)$/

const before = (words: Word[], at: number, reach: number, what: RegExp): boolean =>
  words.slice(Math.max(0, at - reach), at).some(({ text }) => what.test(text))

const planTerms = (words: Word[]): PlacedName[] =>
  plans.all(words).flatMap(({ from, to }) => {
    const near = words.slice(Math.max(0, from - 6), from)
    const after = words.slice(to, to + 3)
    const isWritten = near.some((word, at) => {
      const verb = writes.test(word.text) && !/\bby\b/.test(words[from - near.length + at + 1]?.text ?? '')
      return verb && !helps.test(near[at - 1]?.text ?? '') && !helps.test(near[at - 2]?.text ?? '')
    })
    // “Behavior plans written for 30 students”, and not “by the analyst”.
    const isMade = /^(?:written|developed|designed|created|drafted)$/.test(after[0]?.text ?? '')
    if (isMade && after[1]?.text === 'by' && !near.some(({ text }) => implementing.test(text))) return []
    const isNoun =
      (isMade && !/[,;]/.test(after[0]?.gap ?? '') && !near.some(({ text }) => implementing.test(text))) ||
      (/^(?:writing|development|design|creation|escritura)$/.test(after[0]?.text ?? '') &&
        !/[,.;]/.test(after[0]?.gap ?? ''))
    const isImplemented =
      near.some(({ text }) => implementing.test(text)) ||
      /^(?:implementation|implementacion)$/.test(after[0]?.text ?? '') ||
      (after[0]?.text === 'and' &&
        /implement/.test(
          words
            .slice(to, to + 6)
            .map(({ text }) => text)
            .join(' '),
        ))
    const isCombined = after[0] !== undefined && /[&/]/.test(after[0].gap) && after[0].text.startsWith('implement')
    const both = isWritten || isNoun
    return [
      ...(both ? [{ name: 'Behavior Plan Writing', from, to }] : []),
      ...(!both || isImplemented || isCombined ? [{ name: 'Behavior Plan Implementation', from, to }] : []),
    ]
  })

const treatmentTerms = (words: Word[]): PlacedName[] =>
  plansOfTreatment.all(words).flatMap(({ from, to }) => {
    const isWritten = before(words, from, 5, writes) && !before(words, from, 7, helps)
    return isWritten ? [{ name: 'Treatment Planning', from, to }] : []
  })

const passive = /^(?:by|under|por|bajo)$/

const supervisionTerms = (words: Word[]): PlacedName[] =>
  words.flatMap((word, at): PlacedName[] => {
    if (!supervises.test(word.text) || before(words, at, 3, passive)) return []
    const end = words
      .slice(at + 1, at + 8)
      .findIndex(
        ({ text }) =>
          technicians.test(stem(text)) &&
          (text.endsWith('s') || before(words, at + 8, 8, /^(?:team|of|to|each|every|equipo)$/)),
      )
    const to = at + 1 + end
    const close = words.slice(at + 1, to + 1)
    if (end < 0 || close.some(({ gap, text }) => /[.:(]/.test(gap) || passive.test(text) || text === 'as')) return []
    if ((word.text === 'lead' || word.text === 'direct') && end === 0) return []
    return [{ name: 'RBT Supervision', from: at, to: to + 1 }]
  })

const teaches =
  /^(?:train|trains|trained|training|coach|coached|coaching|coaches|onboard|onboarded|onboarding|entren[eoa]|entrenar|capacit[eoa]|capacitar|instruct|instructed|teach|taught)$/
const families = /^(?:parents?|caregivers?|famil(?:y|ies)|padres|familias?|cuidadores)$/
const staff =
  /^(?:staff|technicians?|rbts|bts|therapists|aides|paraprofessionals|paras|tecnicos|personal|interventionists)$/
const betweenTrained =
  /^(?:and|or|new|all|the|both|other|incoming|junior|senior|behavior|registered|clinical|direct|care|line|newly|hired|\d{1,3}|two|three|four|five|six|seven|eight|y|a|al|los|las|de|nuevos|as|well|parents?|caregivers?|famil(?:y|ies)|padres|teachers)$/

/**
 * The taught people: families are Parent Training, no matter who works there Staff Training; “training from staff” is
 * neither.
 */
const trainingTerms = (words: Word[]): PlacedName[] =>
  words.flatMap((word, at): PlacedName[] => {
    if (!teaches.test(word.text) || before(words, at, 2, /^(?:received|attended|was|were|been|completed|by|be|from)$/))
      return []
    const found: PlacedName[] = []
    for (let step = at + 1; step < Math.min(words.length, at + 8); step += 1) {
      const one = words[step]
      if (!one || /[.;:(]/.test(one.gap)) break
      if (families.test(one.text)) found.push({ name: 'Parent Training', from: at, to: step + 1 })
      if (staff.test(one.text)) found.push({ name: 'Staff Training', from: at, to: step + 1 })
      if (!betweenTrained.test(one.text) && !staff.test(one.text)) break
    }
    return found
  })

const takes =
  /^(?:record\w{0,3}|tak(?:e|es|ing)|took|collect\w{0,3}|track\w{0,3}|enter\w{0,3}|gather\w{0,3}|log|logged|logging|chart\w{0,3}|ke?ept?|keeping|maintain\w{0,3}|document\w{0,3}|registr\w{1,4}|tom[eoa]\w{0,2})$/
const measured =
  /^(?:abc|trial|trials|frequency|duration|latency|iep|behavior|session|daily|client|clients|and|rate|interval|accurate|objective|detailed|real|time|clinical|program|their|the|on|each|all|skill|student|students|percent|correct|datos|de)$/
const ownData = /^(?:abc|trial|frequency|duration|latency|iep|interval)$/

/** “Record frequency, duration and latency data”, “IEP data”. */
const dataTerms = (words: Word[]): PlacedName[] =>
  words.flatMap((word, at): PlacedName[] => {
    if (word.text !== 'data' && word.text !== 'datos') return []
    if (/^(?:entry|base|system|systems|analysis|analyst)$/.test(words[at + 1]?.text ?? '')) return []
    for (let step = at - 1; step >= Math.max(0, at - 8); step -= 1) {
      const one = words[step]
      if (!one || /[.;:(]/.test(words[step + 1]?.gap ?? '')) return []
      if (takes.test(one.text) || (step === at - 1 && ownData.test(one.text)))
        return [{ name: 'Data Collection', from: step, to: at + 1 }]
      if (!measured.test(one.text)) return []
    }
    return []
  })

const skillWords = /^(?:skills?|targets?|goals?|programs?|habilidades|destrezas)$/
const skillList =
  /^(?:and|or|play|social|leisure|communication|language|self|help|care|daily|living|adaptive|motor|academic|toileting|y|de|functional|group)$/
/** “Play and social skills”, “social, play and self-help targets” name each of them. */
const listedSkills = (words: Word[]): PlacedName[] =>
  words.flatMap((word, at): PlacedName[] => {
    const name = word.text === 'play' ? 'Play Skills' : word.text === 'social' ? 'Social Skills' : undefined
    if (!name || /^(?:my|strong|excellent|great|good)$/.test(words[at - 1]?.text ?? '')) return []
    for (let step = at + 1; step < Math.min(words.length, at + 8); step += 1) {
      const one = words[step]
      if (!one || /[.;:(]/.test(one.gap)) return []
      if (skillWords.test(one.text)) return step > at + 1 ? [{ name, from: at, to: at + 1 }] : []
      if (!skillList.test(one.text)) return []
    }
    return []
  })

const collaborationTerms = (words: Word[]): PlacedName[] =>
  words.flatMap((word, at): PlacedName[] => {
    if (!collaborates.test(word.text)) return []
    const end = words.slice(at + 1, at + 9).findIndex(({ text }) => disciplines.test(text))
    return end < 0 || !before(words, at + 5, 4, /^(?:with|con|alongside|and)$/)
      ? []
      : [{ name: 'Interdisciplinary Collaboration', from: at, to: at + 2 + end }]
  })

const places: Record<string, string> = {
  home: 'In-home Sessions',
  homes: 'In-home Sessions',
  clinic: 'Clinic Sessions',
  center: 'Clinic Sessions',
  school: 'School-based',
  schools: 'School-based',
  casa: 'In-home Sessions',
  hogar: 'In-home Sessions',
  hogares: 'In-home Sessions',
  domicilio: 'In-home Sessions',
  clinica: 'Clinic Sessions',
  centro: 'Clinic Sessions',
  escuela: 'School-based',
  escuelas: 'School-based',
  escolar: 'School-based',
}
const settings =
  /^(?:setting|settings|based|session|sessions|environment|environments|entornos?|ambientes?|contextos?|sesiones)$/
const careNext =
  /^(?:care|caregiver|caregivers|daycare|childcare|child|nanny|health|aide|day|cook|sales|delivery|improvement|of|depot|office)$/
const listWord =
  /^(?:and|or|in|the|home|homes|clinic|center|school|schools|community|telehealth|both|y|en|la|el|casa|hogar|clinica|escuela|based|daycare|centro|comunidad|a|domicilio|entornos|across|de|los|las|e)$/
const sessionWords =
  /^(?:aba|therapy|services|sessions?|dtt|autism|bcba|rbt|bt|technician|treatment|terapia|sesiones|servicios|programs?|clients?|learners|settings?|supervision|behavior|behavioral|trial|trials|net|pivotal|training|coached|prompting|token|parents|caregivers|tasks?|discrete|fct|pecs|ensayos|children|tutoring)$/

/**
 * Words for places with *setting*, *based* or *sessions*, alone or in a list (“clinic, home and school settings”), or
 * behind *in-*.
 */
const placeTerms = (words: Word[]): PlacedName[] => {
  const speaksOfSessions = words.slice(0, 80).some(({ text }) => sessionWords.test(text))
  return words.flatMap((word, at): PlacedName[] => {
    const name = places[word.text]
    if (!name) return []
    const placed = [{ name, from: at, to: at + 1 }]
    const [previous, next] = [words[at - 1], words[at + 1]]
    if (next && careNext.test(next.text) && !/[,.]/.test(next.gap)) return []
    // “In the home”, “at the center and in clients' homes” where sessions are spoken of.
    const own = words.slice(Math.max(0, at - 4), at).map(({ text }) => text)
    const isWithin =
      speaksOfSessions &&
      /(?:^| )(?:in|at|en)(?: (?:the|their|client|clients|family|families|learner|learners|s|la|el|las|los|a|home|homes|clinic|center|school|schools|community|casa|escuela|clinica|and|or|y))*$/.test(
        own.join(' '),
      ) &&
      !/[.;:(]/.test(word.gap)
    if (isWithin && (name !== 'Clinic Sessions' || previous?.text !== 'in')) return placed
    const isIn =
      previous?.text === 'in' &&
      /^[\s-]$/.test(word.gap) &&
      (name === 'In-home Sessions' || name === 'Clinic Sessions') &&
      (word.gap === '-' || speaksOfSessions)
    const spanish = previous?.text === 'a' && word.text === 'domicilio'
    if (isIn || spanish) return placed
    for (let step = at + 1; step < at + 8; step += 1) {
      const one = words[step]
      if (!one) break
      if (settings.test(one.text)) return placed
      if (!listWord.test(one.text)) break
    }
    for (let step = at - 1; step >= at - 8; step -= 1) {
      const one = words[step]
      if (!one) break
      if (settings.test(one.text) && one.text !== 'based')
        return /[:(]/.test(words[step + 1]?.gap ?? '') || !one.text.startsWith('environment') ? placed : []
      if (!listWord.test(one.text)) break
    }
    return []
  })
}

/** Names of the vocabulary that no fixed phrase finds: plans written or carried out, technicians supervised, other disciplines, places of sessions. */
export const findPatternedTerms = (words: Word[]): PlacedName[] => {
  const read = words.slice(0, 400)
  return [
    ...planTerms(read),
    ...treatmentTerms(read),
    ...supervisionTerms(read),
    ...collaborationTerms(read),
    ...placeTerms(read),
    ...trainingTerms(read),
    ...listedSkills(read),
    ...dataTerms(read),
  ]
}
