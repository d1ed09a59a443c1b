import { cleanName } from '../../../../../rules/person-name.ts'
import { showToastWithAction } from '../../../../../ui/notice/show-toast-with-action.tsx'

/** Says who was added, and leads to the page. */
export const showAddedNotice = (name: string, onOpen: () => void) => {
  const id = 'candidate-added'
  showToastWithAction(<>{cleanName(name) || name.trim()} was added.</>, { id, label: 'Open', onPress: onOpen })
}
