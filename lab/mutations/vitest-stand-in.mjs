// What the tests of rules use of vitest, kept in a list so that each can be run again and again.
import { expect } from 'vitest'

/** The tests of the file being loaded, in their order. */
export const collected = []

const test = (name, ...rest) => collected.push({ name, run: rest.find((part) => typeof part === 'function') })
test.each = (cases) => (name, check) => {
  for (const one of cases) collected.push({ name, run: () => (Array.isArray(one) ? check(...one) : check(one)) })
}

const describe = (_name, body) => body()
describe.each = (cases) => (_name, body) => {
  for (const one of cases) body(...(Array.isArray(one) ? one : [one]))
}

export { describe, expect, test }
