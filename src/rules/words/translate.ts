/** Sentences and their translation; values in braces are copied: 'Ask {clinic}.' */
export type Sentences = Readonly<Record<string, string>>

type Template = { literals: string[]; names: string[]; translation: string }

/** Longer than any sentence that is meant for a person. */
const longest = 2_000

const createTemplate = ([sentence, translation]: [string, string]): Template => ({
  literals: sentence.split(/\{\w+\}/),
  names: [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  translation,
})

/** The values in place of the template's braces; null when the sentence is another one. */
const valuesIn = (sentence: string, { literals, names }: Template): Map<string, string> | null => {
  const values = new Map<string, string>()
  let at = 0
  for (const [index, literal] of literals.entries()) {
    const isLast = index === literals.length - 1
    const found = isLast ? sentence.length - literal.length : sentence.indexOf(literal, at)
    if (found < at || (index === 0 && found !== 0) || !sentence.startsWith(literal, found)) return null
    const name = names[index - 1]
    if (name !== undefined) values.set(name, sentence.slice(at, found))
    at = found + literal.length
  }
  return values
}

/** A translator for the sentences of the server: a sentence that it does not know comes back as it was. */
export const createTranslator = (known: Sentences) => {
  const templates = Object.entries(known)
    .filter(([sentence]) => sentence.includes('{'))
    .map(createTemplate)
  return (sentence: string): string => {
    const exact = Object.hasOwn(known, sentence) ? known[sentence] : undefined
    if (exact !== undefined || sentence.length > longest) return exact ?? sentence
    for (const template of templates) {
      const values = valuesIn(sentence, template)
      if (values) return template.translation.replace(/\{(\w+)\}/g, (all, name: string) => values.get(name) ?? all)
    }
    return sentence
  }
}
