// How the fit labels spread over the résumés of `lab/resumes` and of the demo: `node lab/score-spread.ts`. The fields are those that a
// résumé fills by itself, before anyone edits them. Each person of the corpus counts once, whatever files their résumé came in.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTextDocument } from '@reinforce/resume-reader/create-text-document.ts'
import { deriveResumeFields } from '@reinforce/resume-reader/derive-resume-fields.ts'
import { readResume } from '@reinforce/resume-reader/read-resume.ts'
import { rubricVersion, scoreResume } from '@reinforce/resume-reader/score-resume.ts'
import { listResumeBodies } from '../src/db/demo/resumes/bodies.ts'
import {
  computeFitScore,
  fitLabels,
  getFitLabel,
} from '../src/features/candidates/directory/rules/compute-fit-score.ts'
import { judgeDocument } from '../src/integrations/documents/extract-text.ts'
import type { Position } from '../src/rules/credential/positions.ts'
import type { ReadDocument } from '../src/rules/placed-line.ts'
import type { Label } from './resumes/labels.ts'

const today = '2026-11-24'
const excellentFrom = 85

const label = (document: ReadDocument, position: Position) => {
  const facts = readResume(document, { position, today })
  const score = scoreResume(facts, { position })
  const { current_rbt, ...fields } = deriveResumeFields(position, { facts, score })
  return getFitLabel(computeFitScore({ status: 'Initial Inquiry', position, ...fields, current_rbt }), excellentFrom)
}

const found = new Map<string, string[]>()
const add = (set: string, fit: string) => found.set(set, [...(found.get(set) ?? []), fit])

const folder = join(import.meta.dirname, 'resumes')
const labels: Record<string, Label> = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8'))
const isSecondFile = (file: string) => /-[b-z]\.\w+$/.test(file)
for (const { file, position, is_resume } of Object.values(labels)) {
  if (isSecondFile(file) || is_resume !== true || (position !== 'RBT' && position !== 'BCBA')) continue
  const { read } = await judgeDocument(readFileSync(join(folder, 'files', file)), 'own')
  if (!read || read.lines.length === 0) continue
  const fit = label(read, position)
  add(`corpus ${position}`, fit)
  add('corpus', fit)
}
const bodies = listResumeBodies(today)
for (const position of ['RBT', 'BCBA'] as const)
  for (const { lines } of bodies[position]) {
    const text = ['Ana Example', 'Phone: 5125550100', '', ...lines].join('\n')
    const number = position === 'RBT' ? 'RBT-22-100000' : '1-20-10000'
    add(`demo ${position}`, label(createTextDocument(text.replaceAll('{number}', number)), position))
  }

console.log(`rubric ${rubricVersion}: share of each label in percent`)
for (const [set, fits] of found) {
  const share = (fit: string) => Math.round((100 * fits.filter((one) => one === fit).length) / fits.length)
  const shares = fitLabels.filter((fit) => share(fit) > 0).map((fit) => `${fit} ${share(fit)}`)
  console.log(`${set} (${fits.length}): ${shares.join(', ')}`)
}
