import { tagSentence } from '../../messaging/rules/broken-tags.ts'
import { maxTextLength } from '../../messaging/rules/text-rules.ts'

/** Why a template cannot be saved, by field; null when it can. */
export const templateProblem = ({
  name,
  content,
}: {
  name: string
  content: string
}): { field: 'name' | 'content'; problem: string } | null => {
  if (name.trim() === '') return { field: 'name', problem: 'Give the template a name.' }
  if (name.trim().length > 120) return { field: 'name', problem: 'A name has at most 120 characters.' }
  if (content.trim() === '') return { field: 'content', problem: 'Write the text of the template.' }
  if (content.length > maxTextLength)
    return { field: 'content', problem: `The text has ${content.length} characters; ${maxTextLength} is the most.` }
  const problem = tagSentence(content)
  return problem === null ? null : { field: 'content', problem }
}
