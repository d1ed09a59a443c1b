import type { ReadCertification, ReadJob, RubricPosition } from '../resume-facts.ts'
import type { SectionLine } from './sections.ts'

const bcba = 'bcba|board certified behaviou?r analyst|behaviou?r analyst|analista de conducta|bcaba|clinical supervisor'
const rbt =
  'rbt|registered behaviou?r technician|behaviou?r(?:al)? (?:technician|therapist|interventionist)|\\bbt\\b|aba therapist|tecnic[oa] de (?:conducta|comportamiento)|tecnic[oa] conductual|tecnic[oa] registrad[oa]|terapeuta aba|aba technician'
const asks =
  '(?:position (?:applied|applying) for|position desired|desired position|desired job|applying (?:for|to)|apply for|application for|applied for|position sought|puesto (?:solicitado|deseado)|solicito el puesto|seeking|looking for|to obtain|to secure|obtain|in search of|busco|obtener|aplicar (?:a|al|para)|position:|puesto:|role:|job title sought)'
const becomes =
  '(?:(?:looking|hoping|wanting|want|eager|seeking|ready|excited) to become|aspiring|aspire to|convertirme en|quiero ser)'
const asked = (what: string) => new RegExp(`(?:${asks}|${becomes})[^.;\\n]{0,60}?\\b(?:${what})s?\\b`)
const notAsked =
  /\b(?:become|becoming|aspiring|aspire|pursue|pursuing|work toward|exam|fieldwork|supervis|under|by a|from a|convertirme|future|eventually|someday)\b/

/** The position that is explicitly applied for, or null. */
const appliedFor = (lines: SectionLine[]): RubricPosition | null => {
  for (const { folded, section } of lines.slice(0, 400)) {
    if (!['top', 'summary', 'objective'].includes(section)) continue
    const [asBcba, asRbt] = [asked(bcba).exec(folded), asked(rbt).exec(folded)]
    if (asRbt && (!asBcba || asRbt[0].length <= asBcba[0].length)) return 'RBT'
    if (asBcba && !notAsked.test(asBcba[0])) return 'BCBA'
  }
  return null
}

type PositionEvidence = {
  certifications: ReadCertification[]
  jobs: ReadJob[]
  skills: number
  lines: SectionLine[]
  hint: RubricPosition | undefined
}

/**
 * What is applied for; if that is not said, what someone could be hired as: a BCBA or BCaBA in force is BCBA; any RBT certification, ABA or related
 * job or two skills of the field are RBT. Anyone who's BCBA exam is still to come is RBT. `hint` decides where the résumé says nothing at all.
 */
export const readPosition = ({
  certifications,
  jobs,
  skills,
  lines,
  hint,
}: PositionEvidence): RubricPosition | 'neither' => {
  const findState = (kind: ReadCertification['kind']) => certifications.find((one) => one.kind === kind)?.state
  const [asBcba, asBcaba] = [findState('BCBA'), findState('BCaBA')]
  const isActive = asBcba === 'active-claimed' || asBcaba === 'active-claimed'
  if (asBcba === 'in-training' && asBcaba !== 'active-claimed') return 'RBT'
  const applied = appliedFor(lines)
  if (applied) return applied
  if (isActive) return 'BCBA'
  const isRbt =
    certifications.some(({ kind }) => kind !== 'other') || jobs.some(({ kind }) => kind !== 'other') || skills >= 2
  return isRbt ? 'RBT' : (hint ?? 'neither')
}
