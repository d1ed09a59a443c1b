export { KeptLine } from './kept-line.tsx'
export { useKeptForm, useKeptTyped } from './use-kept-form.ts'
