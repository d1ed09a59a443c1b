// How much JavaScript a browser loads before a screen can be used, as it goes over the wire, against the budget.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { bytesOnTheWire } from './steps/precompress.mjs'
import { root } from './steps/processes.mjs'
import { overBudget, routeSizes } from './steps/route-sizes.mjs'

const built = path.join(root, 'dist/web')
const manifest = JSON.parse(readFileSync(path.join(built, '.vite/manifest.json'), 'utf8'))
const rows = routeSizes(manifest, (file) => bytesOnTheWire(path.join(built, file)))
for (const { route, bytes, budget } of rows) {
  const kilobytes = (bytes / 1000).toFixed(1).padStart(7)
  console.log(`${bytes > budget ? 'OVER' : 'ok  '} ${kilobytes} of ${budget / 1000} KB  ${route}`)
}
process.exitCode = overBudget(rows) ? 1 : 0
