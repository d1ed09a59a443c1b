import { expect, test } from 'vitest'
import { rulesThatRun } from './rule-texts.ts'
import { unmeasured } from './unmeasured-rules.ts'

const rules = await rulesThatRun()

test('the types of what any rule takes are understood, so that hostile texts can be handed to it', () => {
  const measured = rules.filter(({ name }) => !(name in unmeasured))
  const unknown = measured.flatMap(({ name, args }) => (typeof args === 'string' ? [`${name} (${args})`] : []))
  expect(unknown).toEqual([])
  expect(rules.length).toBeGreaterThan(200)
})

test('anyone who is left out of the measuring is there', () => {
  const names = new Set(rules.map(({ name }) => name))
  expect(Object.keys(unmeasured).filter((name) => !names.has(name))).toEqual([])
})
