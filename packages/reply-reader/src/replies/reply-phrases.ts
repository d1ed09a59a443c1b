export * from './phrases-act.ts'
export * from './phrases-ask.ts'
export * from './phrases-no.ts'
export * from './phrases-yes.ts'
