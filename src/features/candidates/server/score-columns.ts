import { type SQL, sql } from 'drizzle-orm'
import { candidateScores } from '../shapes/scores.ts'

/** The columns of `candidateScores`, of the candidate `c`. */
export const scoreColumns: SQL = sql.join(
  Object.keys(candidateScores.shape).map((name) => sql`c.${sql.identifier(name)}`),
  sql`, `,
)
