import { expect, test } from 'vitest'
import { layouts } from '../bench/resumes/layouts.ts'
import { measure } from '../bench/resumes/measure.ts'
import { people } from '../bench/resumes/people.ts'

// A sample; `node bench/resumes/run.ts` reads everyone in every layout, pages printed by a browser, too.
const sample = people.filter((_, at) => at % 6 === 0)
const written = layouts.flatMap((layout) => {
  const files = sample.flatMap((person) => {
    const made = layout.make(person)
    return 'bytes' in made ? [{ person, layout, bytes: made.bytes }] : []
  })
  return files.length > 0 ? [{ name: layout.name, files }] : []
})

test.each(written)('the same people have the same jobs, months, and certifications in $name', async ({ files }) => {
  for (const { bytes, ...one } of files) {
    const { misses } = await measure(one, bytes)
    expect(misses).toEqual([])
  }
})
