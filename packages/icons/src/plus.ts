import { createIcon } from './create-icon.ts'

export const IconPlus = createIcon('outline', ['M12 5l0 14', 'M5 12l14 0'])
