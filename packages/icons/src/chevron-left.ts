import { createIcon } from './create-icon.ts'

export const IconChevronLeft = createIcon('outline', ['M15 6l-6 6l6 6'])
