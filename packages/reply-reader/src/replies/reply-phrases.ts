export * from './phrases/phrases-act.ts'
export * from './phrases/phrases-ask.ts'
export * from './phrases/phrases-no.ts'
export * from './phrases/phrases-yes.ts'
