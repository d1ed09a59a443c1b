// Measures how exports of fourteen systems are read as they are proposed: rows in, stated fields right, questions left.
// node lab/imports.ts
import { madeExports } from '../src/features/intake/imports/rules/testing/made-exports.ts'
import { measureExport } from '../src/features/intake/imports/rules/testing/measure-exports.ts'

const lines = madeExports.map((one) => ({ ...one, ...measureExport(one), name: one.format }))
for (const seen of [true, false]) {
  const these = lines.filter((one) => one.seen === seen)
  process.stdout.write(seen ? 'Habits the rules were written for\n' : '\nHabits held out\n')
  for (const { name, format, rows, fields, right, questions, wrong, in: entered } of these)
    process.stdout.write(
      `${name.padEnd(16)} ${format ?? '–'} | rows ${entered}/${rows} | fields ${right}/${fields} | questions ${questions}${wrong.length > 0 ? ` | ${[...new Set(wrong)].slice(0, 3).join(' · ')}` : ''}\n`,
    )
  const sum = (of: (one: (typeof these)[number]) => number) => these.reduce((all, one) => all + of(one), 0)
  process.stdout.write(
    `all: rows ${sum((one) => one.in)}/${sum(({ rows }) => rows)}, fields ${sum(({ right }) => right)}/${sum(({ fields }) => fields)}\n`,
  )
}
