import { foldCase } from '../../../../rules/fold-case.ts'
import type { PanelAct } from './command.ts'

type Verb = { act: PanelAct; words: readonly string[]; says: (name: string) => string }

/** The actions on one person by name: the first word chooses it, the rest is the name. */
const verbs: readonly Verb[] = [
  { act: 'text', words: ['text', 'sms', 'message'], says: (name) => `Text ${name}` },
  { act: 'book', words: ['schedule', 'book', 'interview'], says: (name) => `Schedule an interview with ${name}` },
  { act: 'status', words: ['status', 'move'], says: (name) => `Change the status of ${name}` },
  { act: 'archive', words: ['archive'], says: (name) => `Archive ${name}` },
]

/** “text rivera” → the verb and “rivera”; without a verb, undefined and all that was typed. */
export const readVerb = (typed: string): { verb: Verb | undefined; rest: string } => {
  const [, first = '', rest = ''] = /^\s*(\S+)\s*(.*)$/s.exec(typed) ?? []
  const verb = verbs.find(({ words }) => words.includes(foldCase(first)))
  return verb ? { verb, rest: rest.trim() } : { verb: undefined, rest: typed.trim() }
}
