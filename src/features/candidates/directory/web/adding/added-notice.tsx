import { cleanName } from '../../../../../rules/person-name.ts'
import { noticeWithButton } from '../../../../../ui/notice/notice-with-button.tsx'

/** Says who was added, and leads to the page. */
export const addedNotice = (name: string, onOpen: () => void) => {
  const id = 'candidate-added'
  noticeWithButton(<>{cleanName(name) || name.trim()} was added.</>, { id, label: 'Open', onPress: onOpen })
}
