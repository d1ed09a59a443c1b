import { createIcon } from './create-icon.ts'

export const IconCompass = createIcon('outline', [
  'M8 16l2 -6l6 -2l-2 6l-6 2',
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  'M12 3l0 2',
  'M12 19l0 2',
  'M3 12l2 0',
  'M19 12l2 0',
])
