import { createIcon } from './create-icon.ts'

export const IconCheck = createIcon('outline', ['M5 12l5 5l10 -10'])
