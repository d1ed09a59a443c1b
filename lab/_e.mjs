import { readFileSync } from 'node:fs'
import { readForPrint } from '@reinforce/reply-reader/replies/printed-reading.ts'
const halfOf = (text) => { let h = 0x811c9dc5; for (const u of text) h = Math.imul(h ^ (u.codePointAt(0) ?? 0), 0x01000193); return (h >>> 15) & 1 }
const rows = ['midwest-south','spanish'].flatMap((f) => readFileSync(`packages/reply-reader/src/replies/testing/texted/${f}.tsv`,'utf8').trim().split('\n').slice(1).map((l) => { const [context, reply, label, lang, voice] = l.split('\t'); return { context, reply: reply.replaceAll('\\n','\n'), label, lang, voice } }))
const stat = {}
const misses = []
for (const r of rows) {
  const half = halfOf(`${r.context} ${r.reply}`) ? 'unseen' : 'seen'
  const p = readForPrint(r.context, r.reply)
  const acted = p.reading !== 'unclear'
  const ok = p.reading === r.label
  for (const key of [half, `${half} ${r.lang}`, `${half} ${r.context.startsWith('screen') ? 'screen' : r.context}`]) {
    const s = (stat[key] ??= { n: 0, clear: 0, actedClear: 0, acted: 0, right: 0, book: 0, badBook: 0, badCancel: 0, oo: 0, ooHit: 0, falseOo: 0 })
    s.n++; if (r.label !== 'unclear') { s.clear++; if (acted) s.actedClear++ }
    if (acted) { s.acted++; if (ok) s.right++ }
    if (p.reading.startsWith('time_') && !ok) s.badBook++
    if (p.reading === 'cancel' && !ok) s.badCancel++
    if (r.label === 'opt_out') { s.oo++; if (p.reading === 'opt_out') s.ooHit++ }
    if (p.reading === 'opt_out' && r.label !== 'opt_out') s.falseOo++
  }
  if (!ok) misses.push({ half, ...r, got: p.reading, rule: p.rule })
}
for (const [k, s] of Object.entries(stat).sort()) console.log(k.padEnd(18), `n ${s.n} acted ${(100*s.actedClear/s.clear).toFixed(1)} right ${(100*s.right/s.acted).toFixed(1)} badBook ${s.badBook} badCancel ${s.badCancel} optOut ${s.ooHit}/${s.oo} falseOo ${s.falseOo}`)
if (process.argv[2]) for (const m of misses.filter((m) => m.half === 'seen' && m.context.startsWith(process.argv[2]) && (!process.argv[3] || m.got === process.argv[3] || m.label===process.argv[3]))) console.log(`${m.context}\t${m.label}\t${m.got}\t${m.rule}\t${m.reply.replaceAll('\n','\\n')}`)
