import type { ReadJob } from '../../resume-facts.ts'
import {
  abaTitles,
  abaWords,
  campTitles,
  officeTitles,
  openTitles,
  relatedTitles,
  specialNeeds,
} from '../../vocabulary/job-words.ts'
import { splitList } from '../../vocabulary/split-list.ts'
import { compilePhrases } from '../phrases.ts'
import { foldLine } from '../words.ts'

const list = (words: string[]) => compilePhrases(words.map((word) => [word, 'x'] as const))
const [aba, open, office, related, camp] = [
  list(abaTitles),
  list(openTitles),
  list(officeTitles),
  list(relatedTitles),
  list(campTitles),
]
const [speaksAba, speaksNeeds] = [list(abaWords), list(specialNeeds)]
const abaEmployer = list(
  splitList(`
  aba, applied behavior, behavior analysis, behavior analyst, behavior analytic, behavior therapy, behavior consulting,
  behavior services, behavior solutions, behavior learning, terapia aba, terapia de conducta
`),
)
const autism = list(['autism', 'autismo', 'asd'])
const clinical =
  /therap|technician|\btech\b|clinic|intervention|supervis|terapeuta|tecnic|program (?:manager|director)/i
const behaviorHealth = /\bbehaviou?ral health (?:tech|technician|specialist|assistant|worker|aide)/i
const helper = /\b(?:aide|attendant|assistant|helper|auxiliar|asistente|ayudante)\b/i
const schools = list(
  splitList(`
  school, schools, isd, usd, elementary, preschool, academy, daycare, nursery, kindergarten, head start, montessori,
  escuela, colegio, guarderia, kinder, jardin, nursing home, assisted living, home care
`),
)
const wide = list(
  splitList(`
  youth, special needs, special education, residential, mentor, support worker, support professional, shadow, tutor,
  respite, habilitation, hab, life skill, child development, early childhood, special ed, personal care, one on one
  aide, one to one aide, inclusion aide, after school, companion
`),
)

/**
 * Whether a job counts as ABA, as related work or as neither. A title of the field decides; an open one (“Therapist”, “Clinical Supervisor”)
 * counts where the employer or the duties say ABA. Teaching, day care, aides, nannies, care giving and group homes are related, even with ABA duties.
 */
export const classifyJob = (title: string, employer: string, body: string[]): ReadJob['kind'] => {
  const duties = body.slice(0, 60)
  const isClear = () => [title, employer, ...duties].some((line) => speaksAba.isIn(line)) || abaEmployer.isIn(employer)
  // An employer for autism may do anything; its therapists and technicians do ABA.
  const saysAba = () => isClear() || (clinical.test(foldLine(title)) && autism.isIn(employer))
  if (behaviorHealth.test(title)) return saysAba() ? 'aba' : 'related'
  if (office.isIn(title) && !aba.isIn(title)) return related.isIn(title) ? 'related' : 'other'
  if (aba.isIn(title)) return 'aba'
  if (related.isIn(title)) {
    // “Youth mentor” at an ABA company does ABA; a teacher or nanny does not, with any methods.
    return wide.isIn(title) && abaEmployer.isIn(employer) && duties.some((line) => speaksAba.isIn(line))
      ? 'aba'
      : 'related'
  }
  // Any trade has analysts.
  const isOwnAnalyst = !/\banalyst/i.test(title) || /behavio/i.test(title) || abaEmployer.isIn(employer)
  if (open.isIn(title) && isOwnAnalyst && saysAba()) return 'aba'
  const needs = () => [title, employer, ...duties].some((line) => speaksNeeds.isIn(line))
  if (camp.isIn(title) && needs()) return 'related'
  if (helper.test(title) && schools.isIn(employer)) return 'related'
  if (title === '' && abaEmployer.isIn(employer) && saysAba()) return 'aba'
  if (title === '' && related.isIn(employer)) return 'related'
  return 'other'
}
