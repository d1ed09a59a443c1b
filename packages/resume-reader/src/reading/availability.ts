import type { PlacedLine } from '../../../../src/rules/placed-line.ts'
import type { ReadTerm } from '../resume-facts.ts'
import type { SectionLine } from './sections.ts'
import { quoteAt } from './words.ts'

const about =
  /\bavailab|\bdisponib|\bschedule:|\bhours:|\bcan work\b|\bable to work\b|\bwilling to work\b|\bseeking (?:a |an )?(?:full|part)[- ]time|\blooking for (?:a |an )?(?:full|part)[- ]time|\bopen availability|\bhorario:|\bpuedo trabajar\b/
/** After the last job, without a header of its own. */
const begins = /^[\W_]{0,6}(?:availab|disponib|schedule:|open availability|horario:)/
const notAbout =
  /\bavailable (?:upon|on) request|\bdisponibles? (?:a|bajo) (?:peticion|solicitud)|references available|resources available|available (?:data|resources|tools|materials|treatment)|made available|available to (?:parents|families|staff|clients|students)/
const day =
  '(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?s?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?'
const hour = '\\d{1,2}(?::\\d{2})?\\s?(?:a\\.?m\\.?|p\\.?m\\.?)?'
const words = new RegExp(
  `\\b(?:(?:${day})(?:\\s?(?:-|to|through|thru|a|y|and|&)\\s?(?:${day}))?|week\\s?days?|week\\s?nights?|week\\s?ends?|mornings?|afternoons?|evenings?|nights?|overnights?|after[- ]?school|full[- ]?time|part[- ]?time|immediately|asap|any\\s?time|flexible|open availability|${hour}\\s?(?:-|to|a|until|till)\\s?${hour}|(?:after|before) ${hour}|\\d{1,2}(?:-\\d{1,2})?\\+? (?:hours|hrs|horas)(?: (?:per|a|each|por|a la) (?:week|semana))?|entre semana|fines de semana|fin de semana|tardes?|mananas?|noches?|tiempo completo|medio tiempo|tiempo parcial|inmediata(?:mente)?|de inmediato|two weeks'? notice|per diem|summers?|year[- ]round)(?![\\w])`,
  'g',
)

/** Returns the words of availability, each verbatim, of lines about being available. */
export const readAvailability = (lines: SectionLine[], document: PlacedLine[]): ReadTerm[] => {
  const found = new Map<string, ReadTerm>()
  for (const { folded, index, section } of lines) {
    const line = document[index]
    if (!line || section === 'references' || section === 'advert') continue
    if (section === 'experience' && !begins.test(folded)) continue
    if (section !== 'availability' && (!about.test(folded) || notAbout.test(folded))) continue
    for (const match of folded.matchAll(words)) {
      const text = line.text.slice(match.index, match.index + match[0].length).trim()
      const before = folded.slice(Math.max(0, match.index - 8), match.index)
      if (/(?:\bnot? |\bno )$/.test(before) || found.has(text.toLowerCase())) continue
      found.set(text.toLowerCase(), {
        name: text,
        quote: { text: quoteAt(line, match.index, match.index + text.length), line: index },
      })
    }
  }
  return [...found.values()]
}
