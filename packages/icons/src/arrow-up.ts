import { createIcon } from './create-icon.ts'

export const IconArrowUp = createIcon('outline', ['M12 5l0 14', 'M18 11l-6 -6', 'M6 11l6 -6'])
