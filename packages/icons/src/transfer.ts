import { createIcon } from './create-icon.ts'

export const IconTransfer = createIcon('outline', ['M20 10h-16l5.5 -6', 'M4 14h16l-5.5 6'])
