import { createIcon } from './create-icon.ts'

export const IconChecks = createIcon('outline', ['M7 12l5 5l10 -10', 'M2 12l5 5m5 -5l5 -5'])
