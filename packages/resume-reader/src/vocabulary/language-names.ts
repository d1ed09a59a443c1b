import { listed } from './listed.ts'
/** Languages by the words that name them in English and Spanish. */
export const languageNames: Record<string, string[]> = {
  English: listed('english, ingles'),
  Spanish: listed('spanish, espanol, castellano'),
  'American Sign Language': listed('american sign language, asl, sign language, lenguaje de senas, lengua de senas'),
  French: listed('french, frances'),
  'Haitian Creole': listed('haitian creole, creole, kreyol, criollo haitiano'),
  Portuguese: listed('portuguese, portugues'),
  Italian: listed('italian, italiano'),
  German: listed('german, aleman'),
  Russian: listed('russian, ruso'),
  Ukrainian: ['ukrainian'],
  Polish: ['polish'],
  Mandarin: listed('mandarin, mandarin chinese'),
  Cantonese: ['cantonese'],
  Chinese: listed('chinese, chino'),
  Japanese: ['japanese'],
  Korean: ['korean'],
  Vietnamese: ['vietnamese'],
  Tagalog: listed('tagalog, filipino'),
  Hindi: ['hindi'],
  Urdu: ['urdu'],
  Punjabi: ['punjabi'],
  Gujarati: ['gujarati'],
  Bengali: ['bengali'],
  Tamil: ['tamil'],
  Telugu: ['telugu'],
  Arabic: listed('arabic, arabe'),
  Farsi: listed('farsi, persian'),
  Hebrew: ['hebrew'],
  Somali: ['somali'],
  Swahili: ['swahili'],
  Amharic: ['amharic'],
  Armenian: ['armenian'],
  Hmong: ['hmong'],
  Navajo: ['navajo'],
  Romanian: ['romanian'],
  Turkish: ['turkish'],
  Yoruba: ['yoruba'],
  Igbo: ['igbo'],
  Greek: ['greek'],
  Dutch: ['dutch'],
}

/** A clause that speaks of languages holds one of these. */
export const languageTriggers = listed(`
  bilingual, trilingual, multilingual, fluent, fluency, fluently, speak, speaks, spoken, speaker, speaking,
  language, languages, native, conversational, proficiency, proficient in, proficient, mother tongue, read and
  write, bilingue, trilingue, hablo, idioma, idiomas, lenguas, nativo, nativa, fluido, intermedio, avanzado, lengua
  materna, dominio, habla, bilingually, translate, translated, interpreter, working proficiency, basic,
  intermediate, advanced, limited, beginner, level, elementary, nivel, basico
`)
