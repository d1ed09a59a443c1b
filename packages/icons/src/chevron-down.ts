import { createIcon } from './create-icon.ts'

export const IconChevronDown = createIcon('outline', ['M6 9l6 6l6 -6'])
