import { createIcon } from './create-icon.ts'

export const IconSelector = createIcon('outline', ['M8 9l4 -4l4 4', 'M16 15l-4 4l-4 -4'])
