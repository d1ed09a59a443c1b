import { canFit, collectNames, fitsFrame, isListed } from '../../frames/fit-frame.ts'
import { parseFrame, type Step } from '../../frames/parse-frame.ts'
import type { TaggedWords } from '../../frames/tag-words.ts'
import frames from './stop-frames.json' with { type: 'json' }
import { tagStopWords } from './tag-stop-words.ts'

type Frame = { means: string; steps: Step[]; by: string | undefined }

const all: Frame[] = frames.map(({ means, frame, by }) => ({ means, steps: parseFrame(frame), by }))

/** “No” before a Spanish verb denies it; before an English one it is an answer of its own. */
const spanishVerb = /^(?:dej|par|cort|ces|det|term|susp|evit|quit|saq|sac|borr|elim|remuev|retir)/
const pastWords = new Set(['did', 'didnt', 'if', 'why', 'when', 'since', 'once', 'have', 'until'])

/** Whether the words before a frame leave it a request to us: no denial, and not an act of the writer. */
const isRequest = (text: TaggedWords, at: number): boolean => {
  const word = (back: number) => text.words[at - back] ?? ''
  const has = (back: number, name: string) => isListed(text, at - back, name)
  if (has(0, 'YOU') && pastWords.has(word(1))) return false
  if (has(0, 'NOMORE') && /^(?:got|get|have|see|seen|received|getting)$/.test(word(1))) return false
  if (word(1) === 'no' && !spanishVerb.test(word(0))) return true
  if (has(1, 'NOT') || has(1, 'SELF') || has(1, 'ME')) return false
  if (has(1, 'YOU')) return !pastWords.has(word(2))
  if (word(1) !== 'to') return !has(1, 'AUX') || !(has(2, 'SELF') || has(2, 'NOT'))
  return has(2, 'YOU') || (has(2, 'ASKS') && !(has(3, 'SELF') && ['need', 'needs'].includes(word(2))))
}

const doers = new Set('why if you u since that si it this these those them em dis dat'.split(' '))

/** Words before a last “stop” that make it a noun or deny it. */
const beforeNoun = new Set(
  'say says saying bus next last first second third my one full pit rest train every each truck whistle door non tab what which your at near by from for this that it can could will wont cant never dont to would might ill i we he she they did do does didnt same metro subway no quick short final before after and or stop non nothing nothin ever'.split(
    ' ',
  ),
)

const isAddressed = (text: TaggedWords, at: number, by: string | undefined): boolean => {
  if (by === 'us') return isRequest(text, at)
  if (by === 'you') return !isListed(text, at - 1, 'SELF') && !doers.has(text.words[at - 1] ?? '')
  if (by === 'texts')
    return !isListed(text, at - 1, 'NOT') && !['if', 'si', 'see', 'have'].includes(text.words[at - 1] ?? '')
  if (by === 'nobody') return /^[a-z]/.test(text.words[at - 1] ?? '') && !beforeNoun.has(text.words[at - 1] ?? '')
  return true
}

/** Returns the meaning of the first frame that fits, or null. `text` is folded, with one blank between words. */
export const findStopFrame = (text: string): string | null => {
  const tagged = tagStopWords(text)
  const names = collectNames(tagged)
  for (const { means, steps, by } of all.filter((frame) => canFit(names, frame.steps)))
    for (let at = 0; at < tagged.words.length; at += 1)
      if (fitsFrame(tagged, steps, 0, at) && isAddressed(tagged, at, by)) return means
  return null
}
