import { createIcon } from './create-icon.ts'

export const IconFileTypeJpg = createIcon('outline', [
  'M14 3v4a1 1 0 0 0 1 1h4',
  'M5 12v-7a2 2 0 0 1 2 -2h7l5 5v4',
  'M11 18h1.5a1.5 1.5 0 0 0 0 -3h-1.5v6',
  'M20 15h-1a2 2 0 0 0 -2 2v2a2 2 0 0 0 2 2h1v-3',
  'M5 15h3v4.5a1.5 1.5 0 0 1 -3 0',
])
