import { expect, test } from 'vitest'
import { parseCases } from '../testing/parse-cases.ts'
import { toDocument } from '../testing/to-document.ts'
import { splitClauses } from './clauses.ts'
import { readLanguages } from './languages.ts'
import { assignSections } from './sections.ts'

const spoken = (text: string) => {
  const { lines } = toDocument(text)
  return readLanguages(splitClauses(assignSections(lines)), lines)
    .map(({ name, quote }) => `${name} “${quote.text}” ${quote.line}`)
    .join(', ')
}
const names = (text: string) => spoken(text).replace(/ “[^”]*” \d+/g, '')

const listed = parseCases(`
Fluent in {english, inglés} => English
Fluent in {Spanish, español, castellano} => Spanish
Fluent in {American sign language, ASL, sign language, lenguaje de señas} => American Sign Language
Fluent in {French, francés} => French
Fluent in {Haitian Creole, Creole, Kreyol} => Haitian Creole
Fluent in {Portuguese, portugués} => Portuguese
Fluent in {Italian, italiano} => Italian
Fluent in {German, alemán} => German
Fluent in {Russian, ruso} => Russian
Fluent in {Mandarin, Mandarin Chinese} => Mandarin
Fluent in {Chinese, chino} => Chinese
Fluent in {Tagalog, Filipino} => Tagalog
Fluent in {Arabic, árabe} => Arabic
Fluent in {Farsi, Persian} => Farsi
Speaks Ukrainian, Polish, Cantonese, Japanese, Korean, Vietnamese, Hindi, Urdu, Punjabi, Gujarati, Bengali, Tamil, Telugu, Hebrew, Somali, Swahili, Amharic, Armenian, Hmong, Navajo, Romanian, Turkish, Yoruba, Igbo, Greek, Dutch => Ukrainian, Polish, Cantonese, Japanese, Korean, Vietnamese, Hindi, Urdu, Punjabi, Gujarati, Bengali, Tamil, Telugu, Hebrew, Somali, Swahili, Amharic, Armenian, Hmong, Navajo, Romanian, Turkish, Yoruba, Igbo, Greek, Dutch
Fluent in {polish, dutch, asl, aSL} => -
Fluent in Englishman => -
`)
test.each(listed)('%s', (text, said) => expect(names(text)).toBe(said))

const told = parseCases(`
Spanish => -
{Bilingual, Trilingual, Fluent, I speak, Native, Conversational, Hablo, Bilingüe, Nivel, Basic} Spanish => Spanish
Worked in Spanish => -
SKILLS / Spanish => Spanish
SKILLS / DTT, Spanish, PECS => Spanish
SKILLS / DTT / Spanish / PECS => Spanish
SKILLS / DTT: Spanish & French => Spanish, French
SKILLS / Spanish (some) => Spanish
SKILLS / Spanish food => -
SKILLS / likes Spanish => -
SKILLS / likes Spanish, French => French
SKILLS / likes good Spanish well => -
SKILLS / likes fluent Spanish well => Spanish
LANGUAGES / likes Spanish well => Spanish
LANGUAGES / Spanish language => Spanish
LANGUAGES / Spanish literature => -
LANGUAGES / Taught Spanish => Spanish
Fluent Spanish {teacher, class, literature, language, tutor, food, families, grammar} => -
Fluent Spanish {teachers, nonfood, work} => Spanish
Fluent Spanish{,, ;, :} food => Spanish
Fluent Spanish (food) => Spanish
Fluent Spanish/food => Spanish
Fluent Spanish speaking => -
Fluent Spanish speaking {RBT, BT, technician, therapist, BCBA, professional, candidate} => Spanish
Fluent Spanish speaking and French => Spanish, French
Fluent Spanish speaking {RBTs, nonbcba, families} => -
{Taught, Teaching, Teach, Studied, Bachelor, Major, Grade} fluent Spanish => -
{Untaught, Majority} fluent Spanish => Spanish
Taught one two three Spanish fluent => -
Taught one two three four Spanish fluent => Spanish
I do not speak Spanish => -
Want to speak Spanish => -
Fluent Spanish / Fluent Spanish and French => Spanish, French
REFERENCES / Fluent Spanish => -
JOB REQUIREMENTS / Fluent Spanish => -
Fluent Spanish class BCBA => -
SKILLS / likes, Spanish well => -
`)
test.each(told)('%j', (text, said) => expect(names(text)).toBe(said))

test('quotes a language at its first place', () => {
  expect(spoken('Ana\nFluent Spanish\tMesa\nFluent Spanish')).toBe('Spanish “Fluent Spanish” 1')
  expect(spoken(`Fluent ${'x '.repeat(398)}Spanish`)).toContain('Spanish')
  expect(spoken(`Fluent ${'x '.repeat(399)}Spanish`)).toBe('')
})
