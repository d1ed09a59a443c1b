import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import { onStatement } from '../../platform/server/database.ts'

/** A statement of a tenant that the product sent, and the file that sent it. */
export type SentStatement = { text: string; file: string }

const root = `${path.resolve(import.meta.dirname, '../../..')}/`
const ofTests = /\.test\.ts$|\/testing\//
const findFile = (frame: string) => /(\/[^\s():?]+\.ts)[:?]/.exec(frame)?.[1]

/** Who sent a statement: the nearest file of the product that is no door to the database. */
const sender = () => {
  const files = (new Error('sent').stack ?? '').split('\n').flatMap((frame) => {
    const file = findFile(frame)
    return file?.startsWith(root) ? [file.slice(root.length)] : []
  })
  return files.find(
    (file) => file !== 'src/db/testing/record-statements.ts' && file !== 'src/platform/server/database.ts',
  )
}

const file = path.join(inject('statements'), `${process.pid}.jsonl`)
const heard = new Set<string>()

onStatement((text, scope) => {
  if (scope.crossTenant) return
  const words = text.replaceAll(/(?:\$\d+|\s)+/g, ' ')
  if (heard.has(words)) return
  const by = sender()
  if (!by || ofTests.test(by)) return
  heard.add(words)
  appendFileSync(file, `${JSON.stringify({ text, file: by } satisfies SentStatement)}\n`)
})
