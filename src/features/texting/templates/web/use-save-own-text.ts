import { useCommand } from '../../../../platform/web/use-command.ts'
import { saveTextTemplate } from '../contract/templates.ts'

/** Saves your own default text; an empty one means the organization's. */
export const useSaveOwnText = () => useCommand(saveTextTemplate)
