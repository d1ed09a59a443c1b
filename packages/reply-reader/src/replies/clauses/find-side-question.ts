import { splitThoughts } from './split-clauses.ts'

const begins =
  /^\s*(?:¿|(?:and|but|also|y|pero|oh|hey)\s)*(?:what|where|which|who|when(?! can (?:we|i))|how|whats|wheres|what['’]s|where['’]s|do i|does|is there|are there|should i|would my|will (?:i|it|there)|d[oó]nde|cu[aá]l|c[oó]mo|cu[aá]nto|qu[eé] (?:hora|llevo|piso|debo|tengo)|hay|tengo que|necesito|es (?:en|por|fijo)|el horario)(?![\p{L}'’])/iu
/** Asks for no answer. */
const tags =
  /(?:^|\s)(?:ok|okay|right|cool|verdad|no|yes|good|bien|si|sí|huh|eh|correct|deal|see (?:you|u|ya).*|that work|that ok|when can (?:we|i) \w+)\s*\?+\s*$/iu

/** Returns the place of a question after another thought, or null. */
export const findSideQuestion = (text: string): number | null => {
  const thoughts = splitThoughts(text)
  if (thoughts.length < 2) return null
  const found = thoughts
    .slice(1)
    .find(({ text: part }) => begins.test(part) || (/\w+\s+\w+\s+\w+.*\?\s*$/u.test(part) && !tags.test(part)))
  return found?.at ?? null
}
