import type pg from 'pg'
import { measure } from '../bench/measure.ts'
import { ids, listQuestions } from './list-questions.ts'

type Bench = { address: string; tokens: Record<'clinic' | 'platform', string>; plain: pg.Pool }

const figure = (n: number) => (n < 10 ? n.toFixed(2) : n.toFixed(0)).padStart(9)

/** What a list may cost beside its plain SQL, in milliseconds. */
const allowed = (plain: number) => 3 * plain + 5

/**
 * Prints each question: signed in and through HTTP, beside its plain SQL, in turn in the same run. The best of the calls is what it
 * costs whatever else the machine does, and is what is judged; the median is what one waited for.
 */
export const measureLists = async (bench: Bench, { calls, only }: { calls: number; only: string }) => {
  const { rows } = await bench.plain.query<Record<string, string>>(ids)
  const known = rows[0] ?? {}
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (all, name: string) => known[name] ?? all)
  const heads = ['best', 'p50', 'SQL best', 'SQL p50', '× SQL', 'allowed']
  console.log(`${'question'.padEnd(50)}${'who'.padEnd(9)}${heads.map((head) => head.padStart(9)).join('')}`)
  for (const question of listQuestions.filter(({ name }) => name.includes(only))) {
    const path = filled(question.path)
    for (const who of question.who) {
      const ask = async () => {
        const headers = { authorization: `Bearer ${bench.tokens[who]}` }
        const answer = await fetch(`${bench.address}${path}`, { headers })
        const text = await answer.text()
        if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${text.slice(0, 300)}`)
      }
      const plain = async () => {
        for (const [at, text] of question.sql(who).entries())
          await bench.plain.query({ text: filled(text), name: `${question.name} ${who} ${at}`.slice(0, 63) })
      }
      const http = await measure(ask, { calls, clients: 1 })
      const sql = await measure(plain, { calls, clients: 1 })
      const over = http.best > allowed(sql.best) ? '  over' : ''
      const figures = [http.best, http.p50, sql.best, sql.p50, http.best / sql.best, allowed(sql.best)]
      console.log(`${question.name.padEnd(50)}${who.padEnd(9)}${figures.map(figure).join('')}${over}`)
    }
  }
}
