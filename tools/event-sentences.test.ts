import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { eventSentences } from '../src/features/operations/activity/rules/event-sentences.ts'

const root = path.resolve(import.meta.dirname, '..')
const serverFiles = globSync('src/{app,features,platform}/**/server/**/*.ts', { cwd: root }).filter(
  (file) => !/\.test\.ts$|[\\/]testing[\\/]/.test(file),
)
const texts = serverFiles.map((file) => readFileSync(path.join(root, file), 'utf8'))
const isKnown = (name: string) => Object.hasOwn(eventSentences, name)

test('each fact that the server writes has a sentence, so that no one reads the name of an event', () => {
  const written = new Set<string>()
  for (const text of texts)
    for (const [, names = ''] of text.matchAll(/\bname(?::| =) ([^\n]*'[a-z][A-Za-z]+\.[a-z][A-Za-z]+'[^\n]*)/g))
      for (const [, name = ''] of names.matchAll(/'([a-z][A-Za-z]+\.[a-z][A-Za-z]+)'/g))
        if (!name.endsWith('.csv')) written.add(name)
  expect(written.size).toBeGreaterThan(120)
  expect([...written].filter((name) => !isKnown(name))).toEqual([])
})

/** Facts whose last word is a state: where they are written, and every word that can stand there. */
const byState: Record<string, string> = {
  document: 'downloaded held moved released renamed uploaded versionAdded versionRestored viewed',
  documentFolder: 'accessChanged added deleted restored',
  mail: 'sent failed fateUnknown',
  scheduler: 'sent failed unknown skipped',
  serviceText: 'sent delivered failed unknown',
  template: 'retired deleted',
  text: 'sent delivered failed undelivered',
  texts: 'resumed paused canceled',
}

test('a fact whose last word is a state has a sentence for every state', () => {
  const subjects = new Set(
    texts.flatMap((text) => [...text.matchAll(/\bname: `([a-zA-Z]+)\.\$\{/g)].map(([, it]) => it)),
  )
  for (const subject of subjects) expect(Object.keys(byState)).toContain(subject)
  for (const [subject, states] of Object.entries(byState))
    for (const state of states.split(' ')) expect(isKnown(`${subject}.${state}`), `${subject}.${state}`).toBe(true)
})
