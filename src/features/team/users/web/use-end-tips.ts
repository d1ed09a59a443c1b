import { useCommand } from '../../../../platform/web/use-command.ts'
import { dismissTips } from '../contract/users.ts'

/** Puts the tips of the dashboard away, for good. */
export const useEndTips = () => useCommand(dismissTips)
