// Checks the subject of a commit: `area: what is now true`, at most 60 characters. The hook .githooks/commit-msg runs it.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const longest = 60

/** A sentence about a subject that breaks the rule, or null. */
export const subjectProblem = (subject) => {
  if (/^(?:Merge|Revert|fixup!|squash!) /.test(subject)) return null
  if (subject.length > longest) return `${subject.length} characters, ${longest} are allowed: ${subject}`
  if (!/^[a-z0-9][\w, -]*: \S/.test(subject)) return `begins with no area and colon: ${subject}`
  return subject.includes('; ') ? `holds two ideas: ${subject}` : null
}

/** The subjects of the last commits, or none where git knows no history. */
const lastSubjects = () => {
  try {
    return execFileSync('git', ['log', '-20', '--no-merges', '--format=%s'], { encoding: 'utf8', stdio: 'pipe' })
  } catch {
    return ''
  }
}

if (path.resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  const [, , message] = process.argv
  const subjects = message ? [readFileSync(message, 'utf8').split('\n')[0]] : lastSubjects().split('\n').filter(Boolean)
  const problems = subjects.flatMap((subject) => subjectProblem(subject) ?? [])
  for (const problem of problems) console.log(`A commit's subject ${problem}`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
