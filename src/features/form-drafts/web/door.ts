export { KeptLine } from './kept-line.tsx'
export { useKeptForm } from './use-kept-form.ts'
