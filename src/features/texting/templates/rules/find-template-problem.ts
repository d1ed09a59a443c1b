import { describeTagProblems } from '../../messages/rules/broken-tags.ts'
import { maxTextLength } from '../../messages/rules/text-rules.ts'

type TemplateInput = { name: string; content: string; contentSpanish?: string | null | undefined }
type Problem = { field: keyof TemplateInput; problem: string }

const wordsProblem = (words: string): string | null =>
  words.length > maxTextLength
    ? `The text has ${words.length} characters. Use ${maxTextLength} or fewer.`
    : describeTagProblems(words)

/** Why a template cannot be saved, by field; null when it can. */
export const findTemplateProblem = ({ name, content, contentSpanish }: TemplateInput): Problem | null => {
  if (name.trim() === '') return { field: 'name', problem: 'Enter a name for the template.' }
  if (name.trim().length > 120) return { field: 'name', problem: 'Use 120 characters or fewer.' }
  if (content.trim() === '') return { field: 'content', problem: 'Write the text of the template.' }
  const problem = wordsProblem(content)
  if (problem !== null) return { field: 'content', problem }
  const inSpanish = wordsProblem(contentSpanish ?? '')
  return inSpanish === null ? null : { field: 'contentSpanish', problem: inSpanish }
}
