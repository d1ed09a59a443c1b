import type { Language } from '../../../../../src/rules/words/language.ts'
import { detectLanguage } from '../../opt-outs/opt-out-language.ts'

const spanish = new Set(
  `lunes martes miercoles jueves viernes sabado domingo manana hoy tarde noche noches despues antes semana puedo podria podemos puede seria
  quisiera gustaria tengo estoy salgo entre mediodia cuando donde cita hora horas si claro perfecto bueno bien sirve queda interesa interesada interesado entrevista todavia tambien pero porque necesito vale`
    .split(/\s+/)
    .filter(Boolean),
)
const english = new Set(
  `monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs fri tomorrow tmrw tmr today tonight morning afternoon evening after before week weekend
  weekends weekdays available free work works anytime any time yes yeah yep sure sounds good great perfect interested interview between until off class school still would like love also but because need hi hello hey`
    .split(/\s+/)
    .filter(Boolean),
)

const guessLanguage = (text: string): Language | null => {
  const words = text
    .slice(0, 1_000)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
  const of = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  const [ours, theirs] = [of(spanish), of(english)]
  if (ours === theirs) return null
  return ours > theirs ? 'es' : 'en'
}

/** Returns the language of a text. Null if it is unclear, as for “ok” or “3:30”. */
const languageIn = (text: string): Language | null => {
  const [usual, ofReplies] = [guessLanguage(text), detectLanguage(text)]
  return usual !== null && ofReplies !== null && usual !== ofReplies ? null : (usual ?? ofReplies)
}

/** The language of the newest text that tells one, newest first; null where none does: then the one on file counts. */
export const findTextLanguage = (newestFirst: readonly string[]): Language | null => {
  for (const text of newestFirst) {
    const language = languageIn(text)
    if (language !== null) return language
  }
  return null
}
