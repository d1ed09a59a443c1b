import questionWords from './question-words.json' with { type: 'json' }

type Topic = keyof typeof questionWords
const topics = Object.keys(questionWords) as Topic[]

const normalize = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

const holds = (text: string, word: string): boolean =>
  word.endsWith('*') ? text.includes(` ${word.slice(0, -1)}`) : text.includes(` ${word} `)

/** Returns what a text is about, in English or Spanish: pay, hours, place … Words and their topics are in `question-words.json`. */
export const findTopics = (text: string): Topic[] => {
  const words = normalize(text)
  return topics.filter((topic) => questionWords[topic].some((word) => holds(words, word)))
}

const maxSuggestions = 2

type Template = { name: string; content: string; content_spanish: string | null }

/**
 * Suggests the templates that answer a question: those about the same topics, most of them first, two at most. A topic in
 * the name counts more than one in the text. None if the question is about nothing known.
 */
export const suggestAnswers = <T extends Template>(question: string, templates: readonly T[]): T[] => {
  const asked = findTopics(question)
  const countShared = (text: string) => findTopics(text).filter((topic) => asked.includes(topic)).length
  return templates
    .map((template) => ({
      template,
      shared: 3 * countShared(template.name) + countShared(`${template.content} ${template.content_spanish ?? ''}`),
    }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, maxSuggestions)
    .map(({ template }) => template)
}
