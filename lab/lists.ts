// Long lists beside their plain SQL: `node lab/lists.ts` (`--rows` candidates, `--only` words of a question's name).
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { openBench } from '../bench/open-bench.ts'
import { measureLists } from './measure-lists.ts'
import { seedLists } from './seed-lists.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
  },
})

const bench = await openBench(Number(values.rows))
await seedLists(bench.plain)
console.log(
  `${Number(values.rows).toLocaleString('en-US')} candidates, 5,000 organizations, ${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)} at the start`,
)
await measureLists(bench, { calls: Number(values.calls), only: values.only })
await bench.plain.end()
await bench.close()
