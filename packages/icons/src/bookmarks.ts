import { createIcon } from './create-icon.ts'

export const IconBookmarks = createIcon('outline', [
  'M15 10v11l-5 -3l-5 3v-11a3 3 0 0 1 3 -3h4a3 3 0 0 1 3 3',
  'M11 3h5a3 3 0 0 1 3 3v11',
])
